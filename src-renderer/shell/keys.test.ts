import { expect, test } from 'vitest';
import { isTyping, keysOf, printKeys } from './keys.ts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test.each([
  [press('k', { ctrlKey: true }), false, 'mod+k'],
  [press('k', { metaKey: true }), true, 'mod+k'],
  [press('k', { metaKey: true }), false, 'k'],
  [press('Z', { ctrlKey: true, shiftKey: true }), false, 'mod+shift+z'],
  [press('?', { shiftKey: true }), false, '?'],
  [press('ArrowLeft', { altKey: true }), false, 'alt+arrowleft'],
])('%o is the combination %s %s', (event, apple, keys) => {
  expect(keysOf(event, apple)).toBe(keys);
});

test('a combination is printed as its keyboard has it', () => {
  expect(printKeys('mod+shift+z', false)).toBe('Ctrl+Shift+Z');
  expect(printKeys('mod+shift+z', true)).toBe('⌘⇧Z');
  expect(printKeys('alt+arrowleft', false)).toBe('Alt+←');
});

test.each([
  ['t', {}, true],
  ['z', { ctrlKey: true }, true],
  ['k', { ctrlKey: true }, false],
  ['F1', {}, false],
  ['ArrowLeft', { altKey: true }, false],
])('%s with %o belongs to the field: %s', (key, held, typing) => {
  expect(isTyping(press(key, held))).toBe(typing);
});
