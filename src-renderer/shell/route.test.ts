import { expect, test } from 'vitest';
import { pageOf, parseRoute } from './route.ts';

test('an address is a room, a path and a query', () => {
  const route = parseRoute('#/games/zhuangyuan/dobree?clause=tuck');
  expect(route.room).toBe('games');
  expect(route.path).toEqual(['zhuangyuan', 'dobree']);
  expect(route.query.get('clause')).toBe('tuck');
});

test('nothing after the name of the program is no room', () => {
  expect(parseRoute('')).toMatchObject({ room: '', path: [] });
});

test('characters are decoded, and a stray percent sign is kept', () => {
  expect(parseRoute('#/sources/%E7%B1%8C').path).toEqual(['籌']);
  expect(parseRoute('#/sources/100%').path).toEqual(['100%']);
});

test('the query makes no other page', () => {
  expect(pageOf(parseRoute('#/artefacts/bowl?part=rim'))).toBe(pageOf(parseRoute('#/artefacts/bowl')));
});
