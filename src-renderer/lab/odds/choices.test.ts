import { expect, test } from 'vitest';
import { realVariants } from '../../sandbox/real-variants.ts';
import { choicesIn, choicesText, choose } from './choices.ts';

const dobree = realVariants().get('koo-kiew/dobree')!;
const reading = (clause: string, id: string) =>
  dobree.clauses.find((one) => one.id === clause)!.readings.find((one) => one.id === id)!.id;

test('an address keeps the readings that differ from the preferred, and those that exist', () => {
  const text = 'tie-break:highest-only,payment:even,payment,nothing:at-all,cut:nonsense,constructor:x';
  expect(choicesIn(text, dobree)).toEqual({ 'tie-break': 'highest-only' });
});

test('a choice goes into the address and, once taken back, out of it', () => {
  const chosen = choose({}, dobree, 'tie-break', reading('tie-break', 'highest-only'));
  const both = choose(chosen, dobree, 'payment', reading('payment', 'double'));
  expect(choicesText(both)).toBe('tie-break:highest-only,payment:double');
  expect(choicesIn(choicesText(both) ?? '', dobree)).toEqual(both);
  const back = choose(chosen, dobree, 'tie-break', reading('tie-break', 'highest-then-second'));
  expect(choicesText(back)).toBeUndefined();
});
