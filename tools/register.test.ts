import { expect, test } from 'vitest';
import { parseCollection } from '../src-main/contract/collection/parse.ts';
import { filesWith } from '../src-main/contract/collection/testing.ts';
import { register } from './register.ts';

const parsed = parseCollection(filesWith('topics.yaml', '', ''));
if (parsed.kind === 'failed') throw new Error('the sound collection does not parse');
const page = register(parsed.value);

test('a fact stands under its number with its place', () => {
  expect(page).toContain('- **ZY-F1** A toss of dadu 骰子 pays two. (Smith 1900, page 1)');
});

test('a question stands with its readings, the preferred one marked, and their evidence', () => {
  expect(page).toContain(`#### ZY-A1 What it pays

Two or three? _ambiguity [smith-1900#rows]_

- **A** (preferred) two [smith-1900#rows]`);
});

test('a series is headed by its game', () => {
  expect(page).toContain('## ZY · Toy');
});
