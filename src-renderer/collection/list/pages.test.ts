import { expect, test } from 'vitest';
import type { ListRow } from '#contract/own/list.ts';
import { PAGE, Pages } from './pages.ts';

const rows = (page: number) =>
  Array.from({ length: PAGE }, (_, at) => ({ id: (page * PAGE + at).toString() }) as ListRow);
const withPages = (...pages: readonly number[]) =>
  pages.reduce((all, page) => all.with(page, rows(page), 0), new Pages());

test('a row is there with its page', () => {
  const pages = withPages(0, 3);
  expect(pages.row(PAGE - 1)?.id).toBe('199');
  expect(pages.row(3 * PAGE + 7)?.id).toBe('607');
  expect(pages.row(PAGE)).toBeUndefined();
});

test('the first missing page of a stretch is named', () => {
  const pages = withPages(0, 1, 3);
  expect(pages.missing(0, 2 * PAGE - 1)).toBeUndefined();
  expect(pages.missing(10, 2 * PAGE)).toBe(2);
  expect(pages.missing(3 * PAGE, 9 * PAGE)).toBe(4);
  expect(pages.missing(0, -1)).toBeUndefined();
});

test('pages far from the reader are let go, except the one that holds the focus', () => {
  const pages = withPages(0, 1, 2, 500);
  expect(pages.row(0)?.id).toBe('0');
  expect(pages.row(PAGE)).toBeUndefined();
  expect(pages.row(500 * PAGE)?.id).toBe('100000');
});
