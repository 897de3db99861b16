import { expect, test } from 'vitest';
import { termLabel } from './columns.ts';

test('decades before our era are told as people count them', () => {
  expect(termLabel('decade', '183X')).toBe('1830s');
  expect(termLabel('decade', '-049X')).toBe('500–491 BC');
});
