import { expect, it } from 'vitest';
import { afterSlices } from './in-slices.ts';

const counting = (parts: number) => {
  let done = 0;
  return { slice: () => ++done < parts, answer: () => done };
};

it('answers at once where one slice is all there is', () => {
  const { slice, answer } = counting(1);
  expect(afterSlices(slice, answer)).toBe(1);
});

it('lets others have their turn between the slices, and answers after the last', async () => {
  const { slice, answer } = counting(5);
  const turns: number[] = [];
  const other = setInterval(() => turns.push(answer()), 0);
  const slow = () => {
    const until = performance.now() + 20;
    while (performance.now() < until);
    return slice();
  };
  expect(await afterSlices(slow, answer)).toBe(5);
  clearInterval(other);
  expect(turns.some((done) => done < 5)).toBe(true);
});
