import { assertNever } from '#rules/result.ts';
import {
  MOST_COLUMNS,
  MOST_ROWS,
  type Delimiter,
  type Encoding,
  type PlannedRow,
  type RowNote,
  type RowOutcome,
  type RowRefusal,
  type UnreadableTable,
} from '#contract/own/exchange.ts';
import type { Refusal } from '#contract/reply.ts';
import { m } from '../../paraglide/messages.js';
import { wordsOf, type Trouble } from '../../words.ts';
import { columnLabel } from '../list/columns.ts';

type Words = () => string;

const UNREADABLE: Readonly<Record<UnreadableTable | 'not-writable' | 'not-references', Words>> = {
  missing: m.exchange_missing,
  'too-large': m.exchange_too_large,
  'too-many-rows': () => m.exchange_too_many_rows({ most: MOST_ROWS }),
  'too-many-columns': () => m.exchange_too_many_columns({ most: MOST_COLUMNS }),
  empty: m.exchange_empty,
  'not-a-table': m.exchange_not_a_table,
  damaged: m.exchange_damaged,
  'not-writable': m.exchange_not_written,
  'not-references': m.formats_references_bad,
};

/** What is wrong with a file, or with anything else. */
export function troubleWords(trouble: Trouble): string {
  if (trouble.kind !== 'refused') return wordsOf(trouble);
  if (trouble.refusal.code === 'stale') return m.exchange_stale();
  const reason = trouble.refusal.detail?.['reason'];
  if (reason === 'cell-too-long') return cellTooLong(trouble.refusal.detail);
  const known = typeof reason === 'string' && Object.hasOwn(UNREADABLE, reason);
  return known ? UNREADABLE[reason as UnreadableTable]() : wordsOf(trouble);
}

const cellTooLong = (detail: Refusal['detail']): string =>
  m.exchange_cell_too_long({ number: String(detail?.['accession']), column: String(detail?.['heading']) });

export const ENCODING_NAMES: Readonly<Record<Encoding, Words>> = {
  'utf-8': () => 'UTF-8',
  'utf-16le': () => 'UTF-16 LE',
  'utf-16be': () => 'UTF-16 BE',
  gb18030: () => 'GB18030, GBK',
  big5: () => 'Big5',
  'windows-1252': m.exchange_encoding_western,
};

export const DELIMITER_NAMES: Readonly<Record<Delimiter, Words>> = {
  ',': m.exchange_comma,
  ';': m.exchange_semicolon,
  '\t': m.exchange_tab,
};

const OUTCOME: Readonly<Record<RowOutcome['kind'], Words>> = {
  created: m.exchange_is_created,
  changed: m.exchange_is_changed,
  skipped: m.exchange_is_skipped,
  refused: m.exchange_is_refused,
};
export const outcomeName = ({ kind }: RowOutcome): string => OUTCOME[kind]();

/** Why a row fares as it does, and what about it is worth a look. */
export function whyWords({ outcome, notes }: PlannedRow): readonly string[] {
  const why = reasonOf(outcome);
  return [...(why === '' ? [] : [why]), ...notes.map(noteWords)];
}

function reasonOf(outcome: RowOutcome): string {
  switch (outcome.kind) {
    case 'created':
      return '';
    case 'changed':
      return outcome.fields.map(columnLabel).join(', ');
    case 'skipped':
      return outcome.why === 'empty' ? m.exchange_why_empty() : m.exchange_why_nothing_new();
    case 'refused':
      return refusalWords(outcome.why);
    default:
      return assertNever(outcome);
  }
}

function refusalWords(why: RowRefusal): string {
  switch (why.kind) {
    case 'bad-number':
      return m.exchange_why_bad_number();
    case 'twice':
      return m.exchange_why_twice({ line: why.line });
    case 'in-bin':
      return m.exchange_why_in_bin();
    case 'unknown-type':
      return m.exchange_why_unknown_type({ type: why.type });
    case 'too-long':
      return m.exchange_why_too_long({ field: columnLabel(why.column) });
    case 'too-many-cells':
      return m.exchange_why_too_many_cells();
    case 'not-told':
      return m.exchange_why_not_told({ field: columnLabel(why.column), example: EXAMPLES[why.column] ?? '' });
    case 'open-quote':
      return m.exchange_why_open_quote();
    default:
      return assertNever(why);
  }
}

/** A line of the form parts and events keep to; its keys are in no language. */
const EXAMPLES: Readonly<Record<string, string>> = {
  parts: 'tally | count: 32 | state: missing',
  events: 'sold | date: 1925 | to: Lim',
};

function noteWords(note: RowNote): string {
  switch (note.kind) {
    case 'no-photograph':
      return m.exchange_note_no_photograph({ name: note.name });
    case 'not-a-photograph':
      return m.exchange_note_not_a_photograph({ name: note.name });
    case 'not-understood':
      return m.exchange_note_not_understood({ field: columnLabel(note.field), text: note.text });
    default:
      return assertNever(note);
  }
}
