import { describe, expect, it } from 'vitest';
import { fieldsOf, namesFrom, namesTyped } from './csl.ts';

describe('names', () => {
  it.each([
    ['Tan, Ah Kow', [{ family: 'Tan', given: 'Ah Kow' }]],
    ['陳，阿狗', [{ family: '陳', given: '阿狗' }]],
    ['Auntie at the corner shop', [{ literal: 'Auntie at the corner shop' }]],
    ['Tan,', [{ family: 'Tan' }]],
    [', Ah Kow', [{ literal: ', Ah Kow' }]],
    ['One, A\n\n Two ', [{ family: 'One', given: 'A' }, { literal: 'Two' }]],
    [' \n', undefined],
  ])('%j is read', (text, names) => {
    expect(namesFrom(text)).toEqual(names);
  });

  it.each(['Tan, Ah Kow\nAuntie', 'Tan,', ', Ah Kow'])('%j comes back as typed', (text) => {
    expect(namesTyped(namesFrom(text))).toBe(text);
  });

  it('what is no name is passed over', () => {
    expect(namesTyped([7, null, { given: 'Ah Kow' }, { literal: 'Tan' }])).toBe('Tan');
    expect(namesTyped('Tan')).toBe('');
  });
});

it('a field that holds words is shown whatever the kind of the source', () => {
  expect(fieldsOf({ kind: 'talk', csl: {} })).not.toContain('volume');
  expect(fieldsOf({ kind: 'talk', csl: { volume: '7' } })).toContain('volume');
});
