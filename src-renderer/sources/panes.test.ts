import { expect, test } from 'vitest';
import { addressOfPanes, gameRead, panesOf, parsePanes, withoutPane, withPaneAt, withPaneMoved } from './panes.ts';

function at(address: string) {
  const { pathname, searchParams } = new URL(address.replace('#', 'app://window'));
  return panesOf({ path: pathname.split('/').slice(2), query: searchParams });
}
const panes = { sources: ['dobree-1955', 'culin-1895', 'e2b'], game: 'zhuangyuan' };

test('an address leads back to the panes it was made of', () => {
  expect(at(addressOfPanes(panes))).toEqual(panes);
  expect(addressOfPanes({ sources: ['a'] })).toBe('#/sources/a');
});

test('no more than four panes, and none twice', () => {
  expect(at('#/sources/a?beside=b,a,c,d,e').sources).toEqual(['a', 'b', 'c', 'd']);
});

test('panes are closed, exchanged and moved', () => {
  expect(withoutPane(panes, 0).sources).toEqual(['culin-1895', 'e2b']);
  expect(withPaneAt(panes, 1, 'x').sources).toEqual(['dobree-1955', 'x', 'e2b']);
  expect(withPaneMoved(panes, 1, 1).sources).toEqual(['dobree-1955', 'e2b', 'culin-1895']);
  expect(withPaneMoved(panes, 2, 1)).toEqual(panes);
});

test.each([[null], ['a'], [{}], [{ sources: 'a' }], [{ sources: [] }], [{ sources: [1, 2] }]])(
  '%j is not a kept view',
  (kept) => {
    expect(parsePanes(kept)).toBeNull();
  },
);

test('sources that share one game are read for it unless more is asked for', () => {
  const told = [['zhuangyuan', 'koo-kiew'], ['zhuangyuan']];
  expect(gameRead({ sources: [] }, told)).toBe('zhuangyuan');
  expect(gameRead({ sources: [], game: 'all' }, told)).toBeUndefined();
  expect(gameRead({ sources: [], game: 'koo-kiew' }, told)).toBe('koo-kiew');
  expect(gameRead({ sources: [] }, [['zhuangyuan'], ['bo-bing']])).toBeUndefined();
});

test('a kept view is what was kept', () => {
  expect(parsePanes(structuredClone(panes))).toEqual(panes);
});
