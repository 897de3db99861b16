import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OwnBody, OwnRecord } from '#contract/own/records.ts';
import { valueOf } from '../testing.ts';
import { importing, tableFile } from './testing.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 40);

/** What tables are known to spoil. */
const NASTY = [
  '00123',
  '2-1',
  '1E5',
  '=1+1',
  "'=x",
  '-á',
  '＝1',
  '@a',
  '\t',
  ' 籌 ',
  'a\r\nb',
  'a\rb',
  '"',
  '" ;,|',
  'a: b | c; "d"',
  '_x0041_',
  'nul\0',
  'Bó͘ Pia̍h',
  '𠀀',
  '\ud800',
  '\udc00\ud800',
  '\ufeff',
  '\u0085',
  'true',
];
const words = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 12 }), fc.string());
const named = words.filter((text) => text !== '');
const maybe = fc.option(words, { nil: undefined });
const certainty = fc.constantFrom('certain' as const, 'doubtful' as const, undefined);
const source = fc.option(fc.record({ id: named, locator: words }), { nil: undefined });
const given = <T extends object>(record: T) => JSON.parse(JSON.stringify(record)) as T;

const value = fc.record({ text: words, certainty, source, note: maybe });
const field = fc
  .array(value, { minLength: 1, maxLength: 3 })
  .map((values) => ({ values: values.map((one, at) => ({ ...one, id: at.toString() })), preferred: '1' }));
const part = fc.record({
  name: words,
  count: fc.nat(),
  complete: fc.option(fc.nat(), { nil: undefined }),
  state: fc.constantFrom('present', 'missing', 'extra', 'replaced'),
  number: maybe,
  note: maybe,
});
const event = fc.record({
  what: words,
  date: words,
  from: words,
  to: words,
  place: words,
  note: words,
  certainty,
  source,
});
const numbered = <T extends object>(items: readonly T[]) => items.map((item, at) => ({ ...item, id: at.toString() }));
const body = fc
  .record({
    type: fc.constantFrom('object', 'tally', 'twin'),
    fields: fc.record(
      { title: field, notes: field, date: field, 'own-box': field, 'own-notes': field },
      { requiredKeys: [] },
    ),
    tags: fc.array(named, { maxLength: 3 }),
    parts: fc.array(part, { maxLength: 2 }).map(numbered),
    events: fc.array(event, { maxLength: 2 }).map(numbered),
  })
  .map(given);

/** A type with fields that are called as other columns are, and one with the same name. */
async function library() {
  const here = importing();
  const fields = [
    { id: 'own-box', kind: 'text', label: 'Box' },
    { id: 'own-notes', kind: 'text', label: 'Notes' },
  ];
  const typed = async () => {
    const label = ' Tally ';
    return valueOf(await here.ask('own.create', { kind: 'object-type', body: { label, shows: [], fields } })).record.id;
  };
  const types = { object: 'object', tally: await typed(), twin: await typed() };
  const put = async (bodies: readonly { readonly type: string }[]) => {
    for (const [at, one] of bodies.entries()) {
      const type = types[one.type as keyof typeof types];
      const record = { ...one, type, accession: at.toString().padStart(4, '0') };
      valueOf(await here.ask('own.create', { kind: 'object', body: record }));
    }
  };
  const objects = async () =>
    valueOf(await here.ask('own.all', { kind: 'object' })).records as readonly OwnRecord<'object'>[];
  return { here, put, objects };
}

const HEADINGS = { title: 'Title', notes: 'Notes', accession: 'Number', events: 'Events', location: 'Box' };

it.each(['csv', 'xlsx'] as const)(
  'objects of any kind written as %s and read again change nothing',
  async (format) => {
    const { here, put, objects } = await library();
    await fc.assert(
      fc.asyncProperty(fc.array(body, { minLength: 1, maxLength: 3 }), fc.boolean(), async (bodies, worded) => {
        await put(bodies);
        const before = await objects();
        try {
          const path = tableFile('', `out.${format}`);
          const headings = worded ? HEADINGS : {};
          valueOf(await here.ask('export.run', { task: 'x', format, path, headings }));
          expect((await here.inspect(path)).mapping).not.toContain(null);
          const { counts } = await here.preview(path);
          expect(counts).toEqual({ created: 0, changed: 0, skipped: bodies.length, refused: 0 });
          await here.run(path);
          expect(await objects()).toEqual(before);
        } finally {
          here.library.writable().prepare("DELETE FROM own WHERE kind = 'object'").run();
        }
      }),
      { numRuns: RUNS },
    );
  },
  240_000,
);

const told = ({ fields, tags, parts, events }: OwnBody<'object'>) => ({
  fields: Object.entries(fields).map(([id, { values }]) => [id, values[0]?.text]),
  tags,
  parts: parts.map(({ id, ...part }) => ({ ...part, id: id === '' })),
  events: events.map(({ id, ...event }) => ({ ...event, id: id === '' })),
});

it.each(['csv', 'xlsx'] as const)('and as %s come whole into another library', async (format) => {
  const [here, there] = [await library(), await library()];
  const texts = NASTY.filter((text) => text.trim() !== '' && Buffer.from(text).toString() === text);
  const bodies = texts.map((text) => ({
    type: 'object',
    fields: { title: { values: [{ id: 'a', text }] }, 'own-box': { values: [{ id: 'a', text }] } },
    tags: [text],
    parts: [{ id: 'a', name: text, count: 2, number: text, state: 'missing' }],
    events: [{ id: 'a', what: text, from: text, date: '1925', certainty: 'possible', source: { id: text } }],
  }));
  await here.put(bodies);
  const path = tableFile('', `out.${format}`);
  valueOf(await here.here.ask('export.run', { task: 'x', format, path, headings: HEADINGS }));
  expect((await there.here.run(path)).counts).toMatchObject({ created: bodies.length });
  const [sent, received] = [await here.objects(), await there.objects()];
  const byNumber = (records: typeof sent) =>
    new Map(records.map((record) => [record.body.accession, told(record.body)]));
  expect(byNumber(received)).toEqual(byNumber(sent));
});
