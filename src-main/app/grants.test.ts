import { expect, test } from 'vitest';
import { Grants } from './grants.ts';

test('a method without paths needs no leave, and what is no method is left to the catalogue to refuse', () => {
  const grants = new Grants();
  expect(grants.missing('search', { text: '/etc/passwd' })).toBeUndefined();
  expect(grants.missing('__proto__', {})).toBeUndefined();
});

test('files are taken in only from where the user chose them', () => {
  const grants = new Grants();
  const add = (...paths: string[]) => ({ task: 't', items: paths.map((path) => ({ kind: 'path', path })) });
  grants.add('/home/a.jpg', '');
  expect(grants.missing('media.add', add('/home/a.jpg'))).toBeUndefined();
  expect(grants.missing('media.add', add('/home/a.jpg', '/etc/passwd'))).toBe('/etc/passwd');
  expect(grants.missing('media.add', add('/home/../etc/passwd'))).toBe('/home/../etc/passwd');
  expect(grants.missing('media.add', { task: 't', items: 'malformed' })).toBeUndefined();
});
