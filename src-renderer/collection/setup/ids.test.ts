import { expect, test } from 'vitest';
import { fieldDefinition } from '#contract/own/values.ts';
import { idFrom } from './ids.ts';

test.each([
  ['Gilding', [], 'own-gilding'],
  ['Édition (2nd)', [], 'own-edition-2nd'],
  ['木色', [], 'own-field'],
  ['木色', ['own-field'], 'own-field-2'],
  ['3 dots', [], 'own-dots'],
])('a field called %s, beside %j, gets the id %s', (name, taken, id) => {
  expect(idFrom(name, taken)).toBe(id);
  expect(fieldDefinition.safeParse({ id, kind: 'text' }).success).toBe(true);
});
