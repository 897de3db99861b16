import { eventWords } from '#contract/own/events.ts';
import type { OwnObject, ProvenanceEvent } from '#contract/own/records.ts';
import { citedAs, type Holding, remarkOn, type Statement } from './holding.ts';

/** What sort of event the formats tell apart; one whose word says nothing to us is `other`. */
export type EventSort =
  'acquisition' | 'custody' | 'exhibition' | 'move' | 'loss' | 'finding' | 'restoration' | 'other';

/** Something that happened to an object: who, when and where as statements, with how sure all of it is. */
export interface Happening {
  readonly id: string;
  readonly sort: EventSort;
  readonly what: string;
  /** All but the note in a line. */
  readonly line: string;
  readonly date?: Statement;
  readonly from?: Statement;
  readonly to?: Statement;
  readonly place?: Statement;
  readonly note?: string;
  readonly certainty?: NonNullable<ProvenanceEvent['certainty']>;
  /** How sure one is and who says so. */
  readonly remark?: string;
}

export const happeningsOf = (holding: Holding, { events }: OwnObject): readonly Happening[] =>
  events.filter(saysAnything).map((event) => happeningOf(holding, event));

const saysAnything = ({ what, date, from, to, place, note }: ProvenanceEvent): boolean =>
  [what, date, from, to, place, note].some((words) => words.trim() !== '');

function happeningOf({ references }: Holding, event: ProvenanceEvent): Happening {
  const { id, what, note, certainty, source } = event;
  const told = (part: 'date' | 'from' | 'to' | 'place') =>
    event[part].trim() === ''
      ? {}
      : { [part]: { value: { id: `${id}-${part}`, text: event[part], certainty }, preferred: true } };
  const cited = source && citedAs(references, source);
  const remark = remarkOn({
    value: { id, text: what, certainty },
    preferred: true,
    ...(cited !== undefined && { cited }),
  });
  return {
    id,
    sort: sortOf(what),
    what,
    line: eventWords(event),
    ...told('date'),
    ...told('from'),
    ...told('to'),
    ...told('place'),
    ...(note.trim() !== '' && { note }),
    ...(certainty !== undefined && { certainty }),
    ...(remark !== undefined && { remark }),
  };
}

/** In words, for formats that have nothing better: `1921, sold: 陳記 → a dealer, Amoy; in a box [possible; Chan 1901]`. */
export function inWords({ line, note, remark }: Happening): string {
  const told = [line, note].filter((one) => one !== undefined && one !== '').join('; ');
  return remark === undefined ? told : `${told} [${remark}]`;
}

/** Words for events in English, Chinese and Malay; the first met decides, since what is lent is often said to be given. */
const WORDS: readonly (readonly [sort: EventSort, words: RegExp])[] = [
  ['custody', /\bloan|\blen[dt]\b|borrow|deposit|借|寄存|寄放|pinjam/iu],
  ['loss', /\blost\b|\bloss\b|stolen|theft|\bmissing\b|遺失|遗失|丟失|丢失|失竊|失窃|盜|盗|hilang|dicuri/iu],
  [
    'acquisition',
    /\bsold\b|\bsell|\bsale\b|\bbought\b|\bbuy|purchas|acqui|\bgift|\bgave\b|\bgiven?\b|donat|inherit|beque|auction|swap/iu,
  ],
  ['acquisition', /買|买|購|购|賣|卖|售|贈|赠|送|繼承|继承|交換|交换|beli|jual|hadiah|waris/iu],
  ['exhibition', /exhibit|\bshown\b|\bon show\b|\bdisplay|展|陳列|陈列|pameran/iu],
  ['finding', /\bfound\b|\bfind\b|discover|excavat|\bdug\b|發現|发现|出土|ditemui/iu],
  ['restoration', /restor|repair|\bmended\b|conserv|修/iu],
  ['move', /\bmoved?\b|\bremov|\bshipped\b|transport|搬|遷|迁|運|运|pindah/iu],
];

const sortOf = (what: string): EventSort => WORDS.find(([, words]) => words.test(what))?.[0] ?? 'other';
