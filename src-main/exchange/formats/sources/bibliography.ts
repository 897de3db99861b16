import type { Reference } from '../holding.ts';
import { spanOfEdtf } from '#contract/own/understand/edtf.ts';
import { understandDate } from '#contract/own/understand/date.ts';

/** An item of a bibliography, as the citation style language has it. */
export interface CslItem {
  readonly id: string;
  readonly type: string;
  readonly [property: string]: unknown;
}

/** CSL-JSON, which Zotero and its like read. */
export const writeCslJson = (references: readonly Reference[]): string =>
  `${JSON.stringify(references.map(itemOf), undefined, 2)}\n`;

export function itemOf({ id, short, csl, date }: Reference): CslItem {
  const { type, title, ...others } = csl;
  return {
    id,
    type: typeof type === 'string' && type !== '' ? type : 'document',
    title: typeof title === 'string' && title !== '' ? title : short,
    'title-short': short,
    ...others,
    ...(date !== '' && { issued: issuedOf(date) }),
  };
}

type Parts = readonly number[];

/** A date or two in numbers where it is as plain as that, and otherwise in its words. */
function issuedOf(date: string): object {
  const read = understandDate(date);
  const edtf = read.kind === 'ok' ? read.value.edtf : date;
  const ends = edtf.split('/').map(partsOf);
  if (ends.length > 2 || ends.some((end) => end === undefined) || !spanOfEdtf(edtf)) return { literal: date };
  return { 'date-parts': ends, ...(/[~?%]/.test(edtf) && { circa: true }) };
}

function partsOf(edtf: string): Parts | undefined {
  const [, year, month, day] = /^(-?\d{4})(?:-(0\d|1[0-2])(?:-(\d\d))?)?[~?%]?$/.exec(edtf) ?? [];
  return year === undefined ? undefined : [year, month, day].filter((part) => part !== undefined).map(Number);
}
