import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { OwnRecord } from '#contract/own/records.ts';
import { photographed } from '../media/testing.ts';
import { taskBoard } from '../tasks.ts';
import { askingLater, valueOf } from '../testing.ts';
import { beside, importing, spreadsheet, tableFile } from './testing.ts';

const objects = async (of: ReturnType<typeof importing>) =>
  [...(valueOf(await of.ask('own.all', { kind: 'object' })).records as readonly OwnRecord<'object'>[])].sort(
    (one, other) => (one.body.accession < other.body.accession ? -1 : 1),
  );
const text = ({ body }: OwnRecord<'object'>, field: string) => body.fields[field]?.values[0]?.text;

describe('importing a table', () => {
  it('does row by row what its preview says, as one action that is taken back', async () => {
    const here = importing();
    const path = tableFile(spreadsheet());
    expect((await here.inspect(path)).mapping).toEqual(['accession', 'title', 'date', 'price', 'photographs']);
    const preview = await here.preview(path);
    expect(preview.counts).toEqual({ created: 296, changed: 0, skipped: 1, refused: 3 });
    const odd = preview.rows.filter(({ outcome, notes }) => outcome.kind !== 'created' || notes.length > 0);
    expect(odd.map(({ line, outcome, notes }) => [line, 'why' in outcome ? outcome.why : notes])).toEqual([
      [42, { kind: 'twice', line: 5 }],
      [82, { kind: 'bad-number' }],
      [122, 'empty'],
      [162, { kind: 'too-many-cells' }],
      [
        202,
        [
          { kind: 'not-understood', field: 'date', text: 'the other day' },
          { kind: 'not-understood', field: 'price', text: 'much' },
        ],
      ],
      [242, [{ kind: 'no-photograph', name: 'gone.jpg' }]],
    ]);
    const done = await here.run(path);
    expect(done).toMatchObject({ action: { what: 'import', about: '收藏.csv', changes: 296 }, counts: preview.counts });
    const made = await objects(here);
    expect(made.map(({ body }) => body.accession).sort()).toEqual(
      preview.rows.filter(({ outcome }) => outcome.kind === 'created').map(({ accession }) => accession),
    );
    valueOf(await here.ask('own.takeBack', { action: done.action.id }));
    expect(await objects(here)).toEqual([]);
  });

  it('a second time changes nothing, with numbers or without', async () => {
    const here = importing();
    for (const table of [spreadsheet(), 'title,notes\nOne,a\nOne,a\nTwo,b\n']) {
      const path = tableFile(table);
      const first = await here.run(path);
      const before = await objects(here);
      const again = await here.run(path);
      expect(again.counts).toMatchObject({ created: 0, changed: 0, refused: first.counts.refused });
      expect(again.action.changes).toBe(0);
      expect(await objects(here)).toEqual(before);
    }
    expect((await objects(here)).map(({ body }) => body.accession)).toContain('SG-003');
  });

  it('changes of an object what the table says otherwise, and nothing it does not speak of', async () => {
    const here = importing();
    await here.run(tableFile('accession,title,notes,tags\n001,Tally,kept,a\n'));
    const path = tableFile('accession,title,notes,tags\n1,Counter,,b; c\n2,New,,\n');
    expect((await here.preview(path)).rows.map(({ accession, outcome }) => [accession, outcome])).toEqual([
      ['001', { kind: 'changed', fields: ['title', 'tags'] }],
      ['2', { kind: 'created' }],
    ]);
    const { action } = await here.run(path);
    const [changed] = await objects(here);
    expect(changed?.body).toMatchObject({ accession: '001', tags: ['b', 'c'] });
    expect([text(changed!, 'title'), text(changed!, 'notes')]).toEqual(['Counter', 'kept']);
    valueOf(
      await here.ask('own.change', {
        kind: 'object',
        id: changed!.id,
        changes: [{ path: ['tags'], before: ['b', 'c'], after: ['mine'] }],
      }),
    );
    const back = valueOf(await here.ask('own.takeBack', { action: action.id }));
    expect(back.kept).toHaveLength(1);
    const left = await objects(here);
    expect(left.map((object) => [text(object, 'title'), object.body.tags])).toEqual([['Tally', ['mine']]]);
  });

  it('is refused where the file has changed since the preview', async () => {
    const here = importing();
    const path = tableFile('accession,title\n1,One\n');
    const { plan } = await here.preview(path);
    const wanted = await here.wanted(path);
    writeFileSync(path, 'accession,title\n1,Other\n');
    expect(await here.ask('import.run', { task: 't', plan, ...wanted })).toMatchObject({ refusal: { code: 'stale' } });
    expect(await here.ask('import.preview', { ...wanted, mapping: ['title', 'title'] })).toMatchObject({
      refusal: { code: 'bad-argument', field: 'mapping' },
    });
    expect(await here.ask('import.inspect', { path: `${path}.gone` })).toMatchObject({
      refusal: { detail: { reason: 'missing' } },
    });
  });

  it('does not touch what lies in the bin, or types it does not know', async () => {
    const here = importing();
    await here.run(tableFile('accession,title\n1,One\n'));
    const [one] = await objects(here);
    valueOf(await here.ask('own.remove', { kind: 'object', ids: [one!.id] }));
    const { rows } = await here.preview(tableFile('accession,title,type\n01,One,\n2,Two,Nonsense\n3,Three,object\n'));
    expect(rows.map(({ outcome }) => outcome)).toEqual([
      { kind: 'refused', why: { kind: 'in-bin' } },
      { kind: 'refused', why: { kind: 'unknown-type', type: 'Nonsense' } },
      { kind: 'created' },
    ]);
  });

  it('remembers what the columns were read into', async () => {
    const here = importing();
    const path = tableFile('accession,Whence\n1,Malacca\n');
    expect((await here.inspect(path)).mapping).toEqual(['accession', null]);
    const wanted = { ...(await here.wanted(path)), mapping: ['accession', 'place'] };
    const { plan } = valueOf(await here.ask('import.preview', wanted));
    valueOf(await here.ask('import.run', { task: 'import', plan, ...wanted }));
    expect((await here.inspect(tableFile('Whence,title\n'))).mapping).toEqual(['place', 'title']);
  });

  it('remembers columns of one heading apart, and nothing of a heading that was only in the way of another', async () => {
    const here = importing();
    const twice = tableFile('Title,Title,Name\nTally,籌,x\n');
    await here.run(twice);
    expect((await here.inspect(twice)).mapping).toEqual(['title', null, null]);
    expect((await here.inspect(tableFile('Name\nx\n'))).mapping).toEqual(['title']);
    const wanted = { ...(await here.wanted(twice)), mapping: [null, 'title', 'notes'] };
    const { plan } = valueOf(await here.ask('import.preview', wanted));
    valueOf(await here.ask('import.run', { task: 'import', plan, ...wanted }));
    expect((await here.inspect(twice)).mapping).toEqual([null, 'title', 'notes']);
  });

  it('knows before that a file is no photograph, and one whose letters a Mac took apart', async () => {
    const here = importing();
    const path = tableFile('no,title,photos\n1,Tally,page.jpg\n2,Card,caf\u00e9.png\n');
    beside(path, 'page.jpg', Buffer.from('<!DOCTYPE html>'));
    beside(path, 'cafe\u0301.png', await photographed(1).png().toBuffer());
    const { rows } = await here.preview(path);
    expect(rows.map(({ notes }) => notes)).toEqual([[{ kind: 'not-a-photograph', name: 'page.jpg' }], []]);
    expect(await here.run(path)).toMatchObject({ refusedPhotographs: [] });
    expect((await objects(here)).map(({ body }) => body.media.length)).toEqual([0, 1]);
    expect((await here.preview(path)).counts).toMatchObject({ changed: 0, skipped: 2 });
  });

  it('refuses a table of more columns than anyone can choose fields for', async () => {
    const { ask } = importing();
    const path = tableFile(Array.from({ length: 10_000 }, (_, at) => `c${at.toString()}`).join());
    expect(await ask('import.inspect', { path })).toMatchObject({
      refusal: { detail: { reason: 'too-many-columns' } },
    });
  });

  it('takes photographs from the folder of the table and from nowhere else, and can be cancelled', async () => {
    const here = importing();
    const path = tableFile('no,title,photos\n1,Tally,front.png; ../outside.png; 照片\\back.png\n');
    const picture = await photographed(1).png().toBuffer();
    for (const name of ['front.png', '照片/back.png']) beside(path, name, picture);
    const preview = await here.preview(path);
    expect(preview.rows[0]?.notes).toEqual([{ kind: 'no-photograph', name: '../outside.png' }]);
    const board = taskBoard(() => board.cancel('import'));
    const asking = askingLater(() => here.library, board);
    const wanted = await here.wanted(path);
    expect(valueOf(await asking('import.run', { task: 'import', plan: preview.plan, ...wanted }))).toEqual({
      kind: 'cancelled',
    });
    expect(await objects(here)).toEqual([]);
    await here.run(path);
    const [one] = await objects(here);
    expect(one?.body.media.map(({ filename }) => filename)).toEqual(['front.png', 'back.png']);
    expect((await here.preview(path)).counts).toMatchObject({ skipped: 1 });
  });
});

describe('exporting', () => {
  it.each(['csv', 'xlsx'] as const)('as %s is imported again value for value', async (format) => {
    const here = importing();
    const values = ['00123', '2-1', '1E5', '-á', '=1+1', "'=x", '" ;,', 'a\r\nb', ' 籌 ', '_x0041_'];
    for (const [at, value] of values.entries()) {
      const fields = { title: { values: [{ id: 'a', text: value }] }, date: { values: [{ id: 'a', text: '1832' }] } };
      const body = { accession: `0${at.toString()}`, type: 'object', fields, tags: ['a; b', '-x'] };
      valueOf(await here.ask('own.create', { kind: 'object', body }));
    }
    const path = tableFile('', `out.${format}`);
    expect(valueOf(await here.ask('export.run', { task: 'x', format, path }))).toMatchObject({
      path,
      records: values.length,
    });
    expect((await here.preview(path)).counts).toEqual({ created: 0, changed: 0, skipped: values.length, refused: 0 });
    const there = importing();
    await there.run(path);
    const bodies = (await objects(there)).map((object) => [
      object.body.accession,
      text(object, 'title'),
      object.body.tags,
    ]);
    expect(bodies).toEqual(values.map((value, at) => [`0${at.toString()}`, value, ['a; b', '-x']]));
  });
});
