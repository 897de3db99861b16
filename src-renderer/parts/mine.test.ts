import { expect, test } from 'vitest';
import type { Link, RecordSummary } from '#contract/records.ts';
import { mineAmong } from './mine.ts';

const record = (kind: RecordSummary['kind'], id: string): RecordSummary => ({
  kind,
  id,
  title: { en: id, 'zh-Hant': id, 'zh-Hans': id },
  origin: 'user',
});
const link = (from: RecordSummary, relation: Link['relation']): Link => ({
  from,
  relation,
  to: record('game', 'bo-bing'),
});

test('own objects and exhibits are listed once, however often they link', () => {
  const bowl = record('object', 'bowl');
  const links = [
    link(bowl, 'related'),
    link(bowl, 'shows'),
    link(record('variant', 'bo-bing/home'), 'variant-of'),
    link(record('exhibit', 'bowl'), 'holds'),
  ];
  expect(mineAmong(links).map(({ kind, id }) => `${kind} ${id}`)).toEqual(['object bowl', 'exhibit bowl']);
});
