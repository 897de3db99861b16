import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { ownObject, type OwnObject, type OwnPart, type ProvenanceEvent } from '#contract/own/records.ts';
import { fromListCell, fromToldCell, linesCell, toldCell } from '../../exchange/list-cell.ts';

/** How one thing of several is told in a line, and what a line tells. */
interface Telling<T> {
  readonly shape: z.ZodType<T>;
  /** What its first words are called; the others are named in the line. */
  readonly main: keyof T & string;
  readonly details: (item: T) => Readonly<Record<string, string | undefined>>;
  /** What is told, as it is kept. */
  readonly kept: (told: ReadonlyMap<string, string>) => object;
}

const parts: Telling<OwnPart> = {
  shape: ownObject.shape.parts.unwrap().element,
  main: 'name',
  details: ({ count, complete, state, number, note }) => ({
    count: count.toString(),
    complete: complete?.toString(),
    state: state === 'present' ? '' : state,
    number,
    note,
  }),
  kept: (told) => {
    const complete = told.get('complete');
    const count = Number(told.get('count') ?? '1');
    return { ...Object.fromEntries(told), count, ...(complete !== undefined && { complete: Number(complete) }) };
  },
};

const events: Telling<ProvenanceEvent> = {
  shape: ownObject.shape.events.unwrap().element,
  main: 'what',
  details: ({ date, from, to, place, note, certainty, source }) => ({
    date,
    from,
    to,
    place,
    note,
    certainty,
    source: source?.id,
    locator: source?.locator,
  }),
  kept: (told) => {
    const { source, locator, ...rest } = Object.fromEntries(told);
    if (source === undefined) return locator === undefined ? rest : { ...rest, locator };
    return { ...rest, source: { id: source, ...(locator !== undefined && { locator }) } };
  },
};

function tellingOf<T extends { readonly id: string }>({ shape, main, details, kept }: Telling<T>) {
  const tell = (item: T) => toldCell(item[main] as string, Object.entries(details(item)));
  const read = (line: string): T | undefined => {
    const told = fromToldCell(line);
    const item = told && { id: randomUUID(), [main]: told.main, ...kept(told.details) };
    const parsed = shape.safeParse(item);
    return parsed.success ? parsed.data : undefined;
  };
  return {
    tell: (items: readonly T[]) => linesCell(items.map(tell)),
    /** Nothing where a line cannot be told apart; what is told as it was stays what it was. */
    read: (cell: string, now: readonly T[]): T[] | undefined => {
      const known = now.map((item) => ({ item, line: tell(item) }));
      const items = fromListCell(cell).map((line) => {
        const at = known.findIndex((one) => one.line === line);
        return at < 0 ? read(line) : known.splice(at, 1)[0]?.item;
      });
      return items.every((item) => item !== undefined) ? items : undefined;
    },
  };
}

/** What an object has several of, and a table tells a line each: its parts, and what happened to it. */
const TELLINGS = { parts: tellingOf(parts), events: tellingOf(events) };
export type Told = keyof typeof TELLINGS;
export const TOLD = Object.keys(TELLINGS) as readonly Told[];

export const tell = (target: Told, body: OwnObject): string =>
  target === 'parts' ? TELLINGS.parts.tell(body.parts) : TELLINGS.events.tell(body.events);

/** Nothing where the cell does not keep to the form. */
export const readTold = (target: Told, cell: string, now?: OwnObject): OwnObject[Told] | undefined =>
  target === 'parts' ? TELLINGS.parts.read(cell, now?.parts ?? []) : TELLINGS.events.read(cell, now?.events ?? []);
