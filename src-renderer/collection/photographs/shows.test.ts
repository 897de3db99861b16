import { expect, test } from 'vitest';
import type { OwnInscription } from '#contract/own/records.ts';
import { isShown, linesOf, pressed } from './shows.ts';

const inscription = { id: 'i', lang: 'zh-Hant', leiden: ['狀[元]', '探花'] } as unknown as OwnInscription;
const shows = (at: number, length: number) => ({ inscription: 'i', line: 0, at, length });

test('the lines are those engraved, a character each', () => {
  expect(linesOf([inscription]).map(({ line, lang }) => [line, lang])).toEqual([
    [0, 'zh-Hant'],
    [1, 'zh-Hant'],
  ]);
  expect(linesOf([inscription])[1]?.characters).toEqual(['探', '花']);
});

test('a press outside the run stretches it, one inside makes it a single character', () => {
  expect(pressed(shows(1, 1), 3)).toEqual(shows(1, 3));
  expect(pressed(shows(1, 1), 0)).toEqual(shows(0, 2));
  expect(pressed(shows(0, 3), 1)).toEqual(shows(1, 1));
  expect([0, 1, 2, 3].map((at) => isShown(shows(1, 2), at))).toEqual([false, true, true, false]);
});
