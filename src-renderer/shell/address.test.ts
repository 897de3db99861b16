import { expect, test } from 'vitest';
import { addressOf } from './address.ts';
import { parseRoute } from './route.ts';

const HYPOTHESIS = '0b7e6a52-1c7e-4d0c-9f6b-6f1a7f0f5a11';

test.each([
  ['artefact', 'bowl', '#/artefacts/bowl'],
  ['part', 'bowl#rim', '#/artefacts/bowl?part=rim'],
  ['inscription', 'zhuangyuan-tallies#bangyan', '#/artefacts/zhuangyuan-tallies?inscription=bangyan'],
  ['game', 'bo-bing', '#/games/bo-bing'],
  ['variant', 'bo-bing/xiamen', '#/games/bo-bing/xiamen'],
  ['variant', HYPOTHESIS, `#/games/mine/${HYPOTHESIS}`],
  ['clause', `${HYPOTHESIS}#taking`, `#/games/mine/${HYPOTHESIS}?clause=taking`],
  ['clause', 'bo-bing/xiamen#ties', '#/games/bo-bing/xiamen?clause=ties'],
  ['variant', `singapore-tiles/${HYPOTHESIS}`, `#/lab/tiles/${HYPOTHESIS}`],
  ['clause', `singapore-tiles/${HYPOTHESIS}#ties`, `#/lab/tiles/${HYPOTHESIS}?clause=ties`],
  ['source', 'culin-1895', '#/sources/culin-1895'],
  ['passage', 'culin-1895#turn', '#/sources/culin-1895?passage=turn'],
  ['question', 'ZY-A3', '#/questions/ZY-A3'],
] as const)('%s %s is at %s', (kind, id, address) => {
  expect(addressOf({ kind, id })).toBe(address);
});

test('a character survives the way through the address', () => {
  expect(parseRoute(addressOf({ kind: 'glyph', id: '淂' })).query.get('glyph')).toBe('淂');
});
