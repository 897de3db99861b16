import { expect, test } from 'vitest';
import { columnsIn, indexesOf, rowsNear } from './view.ts';

const view = { above: 0, window: 800, height: 40, rows: 100_000 };

test('the rows in the window and a few beyond it are there', () => {
  expect(rowsNear(view)).toEqual({ first: 0, end: 26 });
  expect(rowsNear({ ...view, above: 400_000 })).toEqual({ first: 9_994, end: 10_026 });
});

test('no row is there that the list does not have', () => {
  expect(rowsNear({ ...view, above: -2_000 })).toEqual({ first: 0, end: 0 });
  expect(rowsNear({ ...view, above: 3_999_600 })).toEqual({ first: 99_984, end: 100_000 });
  expect(rowsNear({ ...view, rows: 3 })).toEqual({ first: 0, end: 3 });
  expect(rowsNear({ ...view, rows: 3, above: 9_000 })).toEqual({ first: 3, end: 3 });
});

test('before anything is measured, the first rows are there', () => {
  expect(rowsNear({ ...view, height: 0 })).toEqual({ first: 0, end: 6 });
});

test('as many tiles stand side by side as have their least width', () => {
  expect(columnsIn(800, 176, 16)).toBe(4);
  expect(columnsIn(100, 176, 16)).toBe(1);
});

test('what holds the focus stays in the document, in its order', () => {
  expect(indexesOf(5, 8, 6)).toEqual([5, 6, 7]);
  expect(indexesOf(5, 8, 2)).toEqual([2, 5, 6, 7]);
  expect(indexesOf(5, 8, 8)).toEqual([5, 6, 7, 8]);
});
