import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OwnRecord } from '#contract/own/records.ts';
import { rawZip } from '../../exchange/testing.ts';
import { photographed, put, sha256Of } from '../media/testing.ts';
import { taskBoard } from '../tasks.ts';
import { askingLater, emptyFolder, openedLibrary, valueOf } from '../testing.ts';

/** A library of its own, and how it is asked. */
function library() {
  const opened = openedLibrary();
  const ask = askingLater(() => opened);
  return { opened, ask };
}
type Museum = ReturnType<typeof library>;

async function create(museum: Museum, accession: string, title: string, more: object = {}) {
  const fields = { title: { values: [{ id: 'a', text: title, ...more }] } };
  const body = { accession, type: 'object', fields };
  return valueOf(await museum.ask('own.create', { kind: 'object', body })).record as OwnRecord<'object'>;
}
const objects = async ({ ask }: Museum) =>
  [...(valueOf(await ask('own.all', { kind: 'object' })).records as readonly OwnRecord<'object'>[])].sort(
    (one, other) => (one.body.accession < other.body.accession ? -1 : 1),
  );
const told = ({ body }: OwnRecord<'object'>) => `${body.accession} ${body.fields['title']?.values[0]?.text ?? ''}`;

async function packed(museum: Museum, ids?: string[]): Promise<string> {
  const path = join(emptyFolder(), '送給同事.zip');
  valueOf(await museum.ask('pack.make', { task: 'pack', path, ...(ids && { ids }) }));
  return path;
}
const look = async ({ ask }: Museum, path: string) => valueOf(await ask('pack.preview', { path }));
async function open(museum: Museum, path: string, choices: Record<string, 'leave' | 'take' | 'both'> = {}) {
  const { plan } = await look(museum, path);
  return valueOf(await museum.ask('pack.open', { task: 'pack', path, plan, choices }));
}

describe('a pack', () => {
  it('brings objects with their photographs and the sources they rest on, as one action', async () => {
    const [here, there] = [library(), library()];
    const picture = put(emptyFolder(), '狀元籌.png', await photographed(1).png().toBuffer());
    const added = valueOf(await here.ask('media.add', { task: 'm', items: [{ kind: 'path', path: picture }] }));
    const [kept] = added.items;
    if (kept?.kind !== 'kept') throw new Error('not kept');
    const source = { short: 'Ah Lim', kind: 'informant', csl: {} };
    const informant = valueOf(await here.ask('own.create', { kind: 'source', body: source })).record;
    const one = await create(here, 'SG-1', '狀元籌', { source: { id: informant.id } });
    const media = [{ id: 'm', sha256: kept.media.sha256, filename: '狀元籌.png' }];
    const changes = [{ path: ['media'], before: [], after: media }];
    valueOf(await here.ask('own.change', { kind: 'object', id: one.id, changes }));
    await create(here, 'SG-2', 'stays here');

    const path = await packed(here, [one.id]);
    const preview = await look(there, path);
    expect(preview.records.map(({ kind, title, standing }) => [kind, title, standing.kind])).toEqual([
      ['object', 'SG-1 狀元籌', 'new'],
      ['source', 'Ah Lim', 'new'],
    ]);
    expect(preview).toMatchObject({ media: 1, ignored: [] });
    const opened = await open(there, path);
    expect(opened).toMatchObject({ kind: 'opened', taken: 2, action: { what: 'import', about: '送給同事.zip' } });
    const [arrived] = await objects(there);
    expect(arrived).toMatchObject({ id: one.id, body: { media: [{ filename: '狀元籌.png' }] } });
    expect(valueOf(await there.ask('media.info', { sha256: [kept.media.sha256] }))).toHaveLength(1);
    expect((await look(there, path)).records.map(({ standing }) => standing.kind)).toEqual(['same', 'same']);
    expect(await open(there, path)).toMatchObject({ taken: 0, action: { changes: 0 } });
    valueOf(await there.ask('own.undo', {}));
    expect(await objects(there)).toEqual([]);
  });

  it('brings the rules that others are written over, even from the bin', async () => {
    const [here, there] = [library(), library()];
    const over = async (title: string, base: string) => {
      const body = { title: { en: title }, game: 'four-colour', extends: base };
      return valueOf(await here.ask('own.create', { kind: 'variant', body })).record.id;
    };
    const base = await over('Tans', 'four-colour/usenet');
    const heir = await over('Next door', base);
    valueOf(await here.ask('own.remove', { kind: 'variant', ids: [base] }));
    await open(there, await packed(here));
    expect(valueOf(await there.ask('own.open', { kind: 'variant', id: heir })).problems).toEqual([]);
  });

  it('changes nothing that is here unless it is told to, and then just that', async () => {
    const [here, there] = [library(), library()];
    const one = await create(here, 'SG-1', 'Ours');
    await open(there, await packed(here));
    const [theirs] = await objects(there);
    const edit = [{ path: ['fields', 'title', 'values', 'a', 'text'], before: 'Ours', after: 'Theirs' }];
    valueOf(await there.ask('own.change', { kind: 'object', id: theirs!.id, changes: edit }));
    await create(there, 'SG-9', 'More');
    await create(here, 'SG-9', 'Another');
    const path = await packed(there);
    expect((await look(here, path)).records.map(({ standing }) => standing.kind)).toEqual(['newer', 'number-taken']);
    expect(await open(here, path)).toMatchObject({ taken: 0 });
    const key = `object ${one.id}`;
    await open(here, path, { [key]: 'both' });
    expect((await objects(here)).map(told)).toEqual(['SG-1 Ours', 'SG-010 Theirs', 'SG-9 Another'].sort());
    await open(here, path, { [key]: 'take' });
    expect((await objects(here)).map(told)).toContain('SG-1 Theirs');
    const taken = (await look(here, path)).records.find(({ standing }) => standing.kind === 'number-taken');
    await open(here, path, { [`object ${taken!.id}`]: 'both' });
    expect((await objects(here)).map(told)).toContain('SG-011 More');
  });

  it('is refused where it has changed, is damaged, is none, or brings other files than it names', async () => {
    const museum = library();
    const manifest = (more: object) =>
      Buffer.from(JSON.stringify({ format: 'variorum-pack', version: 1, made: '', records: [], media: [], ...more }));
    const pack = (...entries: { name: string; bytes: Buffer }[]) => put(emptyFolder(), 'p.zip', rawZip(entries));
    const refusal = async (path: string) => museum.ask('pack.preview', { path });
    expect(await refusal(pack({ name: 'other.json', bytes: Buffer.from('{}') }))).toMatchObject({
      refusal: { detail: { reason: 'not-a-pack' } },
    });
    expect(await refusal(pack({ name: 'pack.json', bytes: manifest({ version: 2 }) }))).toMatchObject({
      refusal: { detail: { reason: 'not-a-pack' } },
    });
    const sha256 = sha256Of(Buffer.from('another'));
    const body = { accession: '1', type: 'object', fields: {}, media: [{ id: 'm', sha256, filename: 'a.png' }] };
    const records = [
      { kind: 'object', id: 'x', updated: '', body },
      { kind: 'object', id: 'x', updated: '', body },
      { kind: 'object', id: 'y', updated: '', body: { accession: 7 } },
      { kind: 'object', id: 'z', updated: '', body },
    ];
    const bytes = manifest({ records, media: [{ sha256, type: 'png' }] });
    const path = pack(
      { name: '包/pack.json', bytes },
      { name: `包/media/${sha256}.png`, bytes: await photographed(1).png().toBuffer() },
      { name: '../../evil.sh', bytes: Buffer.from('x') },
    );
    const preview = await look(museum, path);
    expect(preview.records.map(({ standing }) => standing.kind)).toEqual(['new', 'unfit', 'unfit', 'number-taken']);
    expect(preview.ignored).toEqual([{ name: '../../evil.sh', why: 'traversal' }]);
    expect(await museum.ask('pack.open', { task: 't', path, plan: preview.plan })).toMatchObject({
      refusal: { detail: { reason: 'damaged' } },
    });
    expect(existsSync(join(dirname(path), '../../evil.sh'))).toBe(false);
    expect(await objects(museum)).toEqual([]);
    writeFileSync(path, rawZip([{ name: 'pack.json', bytes: manifest({}) }]));
    expect(await museum.ask('pack.open', { task: 't', path, plan: preview.plan })).toMatchObject({
      refusal: { code: 'stale' },
    });
  });

  it('that is cancelled while it is written leaves no file', async () => {
    const museum = library();
    await create(museum, 'SG-1', 'One');
    const path = join(emptyFolder(), 'p.zip');
    const board = taskBoard(() => board.cancel('pack'));
    const made = await askingLater(() => museum.opened, board)('pack.make', { task: 'pack', path });
    expect(valueOf(made)).toEqual({ kind: 'cancelled' });
    expect(readdirSync(dirname(path))).toEqual([]);
  });
});
