import { expect, test } from 'vitest';
import { BARE, holdingOf, TALLIES } from '../testing.ts';
import { writeCatalogue } from './catalogue.ts';
import { writeExhibit } from './exhibit.ts';

const picture = Uint8Array.of(0xff, 0xd8);
const SOLD = {
  id: 'e1',
  what: 'sold',
  date: '1904',
  from: 'Lim',
  to: '陳',
  place: '廈門',
  note: 'In *a box*.',
  certainty: 'probable',
  source: { id: 'own-1', locator: 'p. 4' },
} as const;
const catalogue = writeCatalogue(holdingOf({ ...TALLIES, events: [SOLD] }, BARE), {
  title: '圖錄 <&>',
  sources: 'Sources',
  headings: { date: '年代', events: 'Provenance events' },
  prose: new Set(['description']),
  pictures: new Map([['o1', picture]]),
});

test('a catalogue has an entry for each object, with competing values, parts and inscriptions', () => {
  expect(catalogue).toMatch(/^<!doctype html>\n<html lang="en">/);
  for (const words of [
    '<h1>圖錄 &lt;&amp;&gt;</h1>',
    '<h2 lang="zh-Hant">狀元籌 𠮷</h2>',
    '<dt>年代</dt>',
    '<p class="remark">probable; Chan 1901, p. 3</p>',
    '<dt>Provenance events</dt><dd><ol><li><p>1904, sold: Lim → 陳, 廈門</p><p>In <em>a box</em>.</p>',
    '<p class="remark">probable; Chan 1901, p. 4</p></li></ol>',
    '<dd><p>Sixty-three tallies.</p><p>One is lost.</p></dd>',
    'the time of my grandmother',
    '31 × 秀才, one lost',
    '<p>狀元□□及第<br>五紅奪銫甲丁戊<br>[broken</p>',
    'Ông Bó͘',
    '<li>Chan 1901: 骰譜 &amp; co.</li>',
    '<h2>T-002</h2>',
    'src="data:image/jpeg;base64,/9g="',
  ])
    expect(catalogue).toContain(words);
});

test('fields stand in the order of the form', () => {
  const headings = [...catalogue.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, heading]) => heading);
  expect(headings.slice(0, 5)).toEqual(['title', 'count', 'description', 'materials', 'technique']);
});

test('Chinese in an exhibit of another language is said to be Chinese, and braces stand', () => {
  const items = [{ id: 'i1', record: { kind: 'object', id: 'o1' } as const, text: '*四枚*, {ms:x}' }];
  const shown = [{ title: '狀元籌', lang: 'zh-Hant', accession: '' }];
  const exhibit = writeExhibit({ title: '籌 & dice', introduction: '', items }, shown, 'en');
  expect(exhibit).toContain('<h1><span lang="zh-Hant">籌</span> &amp; dice</h1>');
  expect(exhibit).toContain('<h2 lang="zh-Hant">狀元籌</h2>');
  expect(exhibit).toContain('<em><span lang="zh-Hant">四枚</span></em>, {ms:x}');
});

test('the sheets of style have no sign that a page writes otherwise', () => {
  const exhibit = writeExhibit({ title: 'x', introduction: '', items: [] }, [], 'en');
  for (const written of [catalogue, exhibit])
    expect(/<style>([^<]*)<\/style>/.exec(written)?.[1]).not.toMatch(/&|^\s*$/);
});

test('an exhibit is one page that may fetch nothing and run nothing', () => {
  const ref = { kind: 'object', id: 'o1' } as const;
  const items = [{ id: 'i1', record: ref, text: '*First.*\n\n<script>alert(1)</script>' }];
  const shown = [{ title: '狀元籌', accession: 'T-001', picture }];
  const exhibit = writeExhibit({ title: 'Dice & tallies', introduction: '緣起', items }, shown, 'zh-Hant');
  expect(exhibit).toContain(`content="default-src &apos;none&apos;; img-src data:;`);
  expect(exhibit).toContain('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  expect(exhibit).toContain('<p><em>First.</em></p>');
  expect(exhibit).toContain('<title>Dice &amp; tallies</title>');
  expect(exhibit).toContain('<h2>狀元籌</h2>');
  expect(exhibit.match(/(?:src|href)="(?!data:)/g)).toBeNull();
});
