import { z } from 'zod';
import { ok } from '#rules/result.ts';
import { plainText } from '#contract/collection/runs.ts';
import type { FullClause, FullVariant } from '#contract/records.ts';
import { common, text } from '../arguments.ts';
import { command } from '../command.ts';
import { findVariant } from '../context.ts';
import { clip, table } from '../table.ts';

export const variant = command({
  name: 'variant',
  summary: 'every clause of a variant: option, text, basis, passages, readings and the default of each',
  positionals: ['variant'],
  args: z.strictObject({ variant: text, ...common }),
  run: (context, { variant: id }) => {
    const found = findVariant(context, id);
    if (found.kind === 'failed') return found;
    return ok({ json: outline(found.value), text: () => page(found.value) });
  },
});

function outline({ id, engine, entry, clauses }: FullVariant) {
  return {
    variant: id,
    title: entry.title.en,
    account: entry.account,
    witnesses: entry.witnesses,
    ...(entry.extends !== undefined && { extends: entry.extends }),
    engine,
    clauses: clauses.map(clauseOutline),
  };
}

function clauseOutline(clause: FullClause) {
  const { id, option, basis, passages, questions, gap, statedIn, lacuna, sic, readings, preferred } = clause;
  return {
    clause: id,
    option,
    text: plainText(clause.text),
    basis,
    passages,
    questions,
    gap,
    statedIn,
    ...(lacuna !== undefined && { lacuna: plainText(lacuna) }),
    sic,
    readings: readings.map(({ id: reading, ...rest }) => ({ reading, ...rest })),
    default: preferred,
  };
}

function page(variant: FullVariant): string {
  const { id, entry, engine, clauses } = variant;
  const heading = [
    `${id} · ${entry.title.en}`,
    `${entry.account === '' ? '' : `after ${entry.account}, `}by the ${engine} engine`,
    '',
  ];
  return [...heading, ...clauses.map(clauseText)].join('\n');
}

function clauseText({ id, option, text: words, basis, passages, gap, readings, preferred }: FullClause): string {
  const rests = passages.length > 0 ? ` (${passages.join(', ')})` : '';
  const head = `${id}  [${option}]${gap ? '  GAP' : ''}\n  ${plainText(words)}\n  ${basis}${rests}`;
  if (readings.length < 2) return `${head}\n`;
  const rows = readings.map((one) => [
    one.id === preferred ? '*' : ' ',
    one.id,
    clip(JSON.stringify(one.value)),
    plainText(one.title),
  ]);
  return `${head}\n${indent(table([' ', 'reading', 'value', 'meaning'], rows))}\n`;
}

const indent = (lines: string) => lines.replace(/^/gm, '  ');
