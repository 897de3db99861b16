import { describe, expect, it } from 'vitest';
import { isStale } from './install.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/only-on-windows': { version: '1.0.0', optional: true },
};
const installed = { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } };

describe('isStale', () => {
  it('accepts what the lockfile asks for, without the optional packages of other systems', () => {
    expect(isStale(wanted, installed)).toBe(false);
  });

  it.each([
    ['a package is missing', {}],
    ['a version differs', { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }],
    ['the contents differ', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } }],
    ['a package is left over', { ...installed, 'node_modules/b': { version: '1.0.0' } }],
  ])('is true when %s', (_, found) => {
    expect(isStale(wanted, found)).toBe(true);
  });
});
