import { expect, test } from 'vitest';
import type { Topic } from '#contract/collection/schema.ts';
import type { Comparison, PanePassage, QuestionSummary, SourcePane } from '#contract/records.ts';
import { align } from './align.ts';

const localised = (en: string) => ({ en, 'zh-Hant': en, 'zh-Hans': en });
const topic = (id: string, ...games: string[]): Topic => ({ id, title: localised(id), games });
const question = (id: string, asks: QuestionSummary['asks']): QuestionSummary => ({
  kind: 'question',
  id,
  title: localised(id),
  origin: 'reference',
  asks,
});
const passage = (id: string, topics: string[], questions: QuestionSummary[] = []): PanePassage => ({
  id,
  topics,
  passage: { id, locator: id, topics, text: id, facts: [], questions: [], sic: [] },
  clauses: [],
  questions,
});
const pane = (id: string, ...passages: PanePassage[]): SourcePane => ({
  source: { kind: 'source', id, title: localised(id), origin: 'reference' },
  access: 'seen',
  passages,
});

const comparison: Comparison = {
  topics: [topic('players', 'dice'), topic('three-fours', 'dice'), topic('deal', 'cards'), topic('unheard-of', 'dice')],
  panes: [
    pane('dobree', passage('d1', ['players']), passage('d2', ['three-fours'], [question('ZY-A3', 'contradiction')])),
    pane('culin', passage('c1', ['three-fours'], [question('ZY-A3', 'contradiction'), question('ZY-A16', 'slip')])),
    pane('skeat', passage('s1', ['deal'])),
  ],
};
const rows = align(comparison, [['dice'], ['dice'], ['cards']]);

test('keeps the order of the topics and leaves out those nobody speaks to', () => {
  expect(rows.map((row) => row.topic.id)).toEqual(['players', 'three-fours', 'deal']);
});

test('puts every pane’s passages beside one another', () => {
  const [dobree, culin] = rows[1]!.cells;
  expect(dobree).toMatchObject({ kind: 'says', passages: [{ id: 'd2' }] });
  expect(culin).toMatchObject({ kind: 'says', passages: [{ id: 'c1' }] });
});

test('tells silence from a source that is about another game', () => {
  expect(rows[0]!.cells.map((cell) => cell.kind)).toEqual(['says', 'silent', 'apart']);
});

test('leaves out passages that do not belong, and topics left empty by it', () => {
  const without = align(comparison, [['dice'], ['dice'], ['cards']], ({ id }) => id !== 'd1');
  expect(without.map((row) => row.topic.id)).toEqual(['three-fours', 'deal']);
});

test('flags a contradiction once, and nothing that is not one', () => {
  expect(rows.map((row) => row.contradictions.map(({ id }) => id))).toEqual([[], ['ZY-A3'], []]);
});
