import { expect, test } from 'vitest';
import { Grants } from './grants.ts';

test('a method without paths needs no leave, and what is no method is left to the catalogue to refuse', () => {
  const grants = new Grants();
  expect(grants.missing('search', { text: '/etc/passwd' })).toBeUndefined();
  expect(grants.missing('__proto__', {})).toBeUndefined();
});
