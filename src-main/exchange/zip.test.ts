import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encoded, rawZip, type RawEntry } from './testing.ts';
import { openZip } from './zip-in.ts';
import { zipped } from './zip-out.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 3000);
const LIMITS = { entries: 50, entryBytes: 4 * 2 ** 20, allBytes: 8 * 2 ** 20, ratio: 200 };
const MB = 2 ** 20;

async function open(bytes: Buffer) {
  const zip = await openZip(bytes, LIMITS);
  if (zip.kind === 'failed') throw new Error(zip.error);
  return zip.value;
}

const HOSTILE: readonly (readonly [string, RawEntry, string])[] = [
  ['climbs out', { name: '../evil.txt' }, 'traversal'],
  ['climbs out later', { name: 'a/../../evil.txt' }, 'traversal'],
  ['goes nowhere', { name: 'a//b' }, 'traversal'],
  ['is absolute', { name: '/etc/passwd' }, 'absolute'],
  ['names a drive', { name: 'C:/evil.txt' }, 'drive'],
  ['names a share', { name: '\\\\host\\share\\x' }, 'backslash'],
  ['climbs out the Windows way', { name: '..\\evil.txt' }, 'backslash'],
  ['names a stream', { name: 'a.txt:evil' }, 'drive'],
  ['has a NUL', { name: 'a\0.txt' }, 'unprintable'],
  ['is a device', { name: 'media/con.jpg' }, 'reserved'],
  ['ends in a dot', { name: 'pack.json.' }, 'reserved'],
  ['is a link', { name: 'link', mode: 0o120777 }, 'symlink'],
];

describe('an archive from anyone', () => {
  it.each(HOSTILE)('has an entry passed over that %s', async (_what, entry, why) => {
    const zip = await open(rawZip([entry, { name: 'good.txt' }]));
    expect(zip.names).toEqual(['good.txt']);
    expect(zip.ignored.map((one) => one.why)).toEqual([why]);
  });

  it('has only the first of two entries that a file system takes for one', async () => {
    const zip = await open(rawZip([{ name: 'a.txt', bytes: Buffer.from('1') }, { name: 'A.TXT' }, { name: 'a.txt' }]));
    expect([zip.names, zip.ignored.length]).toEqual([['a.txt'], 2]);
    expect(await zip.read('a.txt')).toMatchObject({ value: Buffer.from('1') });
  });

  it('is refused where it would grow beyond measure', async () => {
    const refused = async (bytes: Buffer) => openZip(bytes, LIMITS);
    expect(await refused(rawZip([{ name: 'bomb', bytes: Buffer.alloc(2 * MB) }], true))).toMatchObject({
      error: 'bomb',
    });
    expect(await refused(rawZip([{ name: 'big', bytes: Buffer.alloc(5 * MB) }]))).toMatchObject({ error: 'too-large' });
    const many = Array.from({ length: 3 }, (_, at) => ({ name: at.toString(), bytes: Buffer.alloc(3 * MB) }));
    expect(await refused(rawZip(many))).toMatchObject({ error: 'too-large' });
    const crowd = Array.from({ length: 51 }, (_, at) => ({ name: at.toString() }));
    expect(await refused(rawZip(crowd))).toMatchObject({ error: 'too-many-entries' });
    expect(await refused(Buffer.from('no archive'))).toMatchObject({ error: 'not-a-zip' });
    expect(await openZip('/nowhere/at/all.zip', LIMITS)).toMatchObject({ error: 'missing' });
  });

  it('is not believed where it says that an entry is smaller than it is', async () => {
    const zip = await open(rawZip([{ name: 'liar', bytes: Buffer.alloc(2 * MB), claims: 100 }], true));
    expect(await zip.read('liar')).toMatchObject({ error: 'damaged' });
  });

  it('keeps its names, in Unicode and in the encoding of Chinese Windows', async () => {
    const zip = await open(rawZip([{ name: '收藏/狀元籌 piáⁿ.txt' }, { name: encoded('状元筹/照片.txt', 'gb18030') }]));
    expect(zip.names).toEqual(['收藏/狀元籌 piáⁿ.txt', '状元筹/照片.txt']);
  });

  it('however damaged never brings the reader down', async () => {
    const seeds = [
      await zipped({ 'a.txt': 'text '.repeat(50), 'b/c.txt': '二' }),
      rawZip([{ name: 'x' }, { name: 'y' }]),
    ];
    const edit = fc.record({ at: fc.nat(), cut: fc.nat({ max: 4 }), put: fc.uint8Array({ maxLength: 4 }) });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...seeds), fc.array(edit, { maxLength: 5 }), async (seed, edits) => {
        const bytes = edits.reduce((before, { at, cut, put }) => {
          const from = at % (before.length + 1);
          return Buffer.concat([before.subarray(0, from), put, before.subarray(from + cut)]);
        }, seed);
        const zip = await openZip(bytes, LIMITS);
        if (zip.kind === 'failed') return;
        for (const name of zip.value.names) await zip.value.read(name);
        zip.value.close();
      }),
      { numRuns: RUNS },
    );
  }, 120_000);
});
