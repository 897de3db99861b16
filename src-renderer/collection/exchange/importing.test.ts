import { describe, expect, it } from 'vitest';
import type { Reply } from '#contract/reply.ts';
import { Importing } from './importing.svelte.ts';

const found = (header: readonly string[], encoding = 'utf-8') => ({
  dialect: { kind: 'delimited', encoding, delimiter: ',', guarded: false },
  sheets: [],
  header,
  headLine: 1,
  sample: [],
  rows: 1,
  mapping: header.map((one) => (one === 'no' ? 'accession' : null)),
});
const ok = (value: unknown) => ({ kind: 'ok', value }) as Reply<never>;

/** A catalogue that answers as it is told, and notes what it was asked. */
function asked(answers: Readonly<Record<string, (args: never) => Reply<never>>>) {
  const calls: [string, unknown][] = [];
  const importing = new Importing((method, args) => {
    calls.push([method, args]);
    return Promise.resolve(answers[method]?.(args as never) ?? ok(null));
  });
  return { importing, calls };
}

describe('a table on its way in', () => {
  it('keeps what was chosen for its columns when it is read in another encoding', async () => {
    const { importing } = asked({
      'import.inspect': ({ dialect }: { dialect?: { encoding: string } }) => ok(found(['no', '?'], dialect?.encoding)),
      'import.preview': () => ok({ counts: {}, rows: [], plan: 'p' }),
    });
    await importing.open('a.csv');
    await importing.map(1, 'title');
    await importing.read({ kind: 'delimited', encoding: 'big5', delimiter: ',', guarded: false });
    expect(importing.found?.dialect).toMatchObject({ encoding: 'big5' });
    expect(importing.mapping).toEqual(['accession', 'title']);
  });

  it('is not looked at while two columns are read into one field, and not run without a look', async () => {
    const { importing, calls } = asked({
      'import.inspect': () => ok(found(['no', 'x'])),
      'import.preview': () => ok({ counts: {}, rows: [], plan: 'p' }),
    });
    await importing.open('a.csv');
    await importing.map(1, 'accession');
    expect([importing.doubled, importing.preview]).toEqual(['accession', null]);
    await importing.run();
    expect(calls.map(([method]) => method)).not.toContain('import.run');
  });

  it('is run as the plan that was shown, and says what went wrong', async () => {
    const stale = { kind: 'refused', refusal: { code: 'stale' } } as const;
    const { importing, calls } = asked({
      'import.inspect': () => ok(found(['no'])),
      'import.preview': () => ok({ counts: {}, rows: [], plan: 'p' }),
      'import.run': () => stale,
    });
    await importing.open('a.csv');
    await importing.run();
    expect(calls.at(-1)?.[1]).toMatchObject({ plan: 'p', path: 'a.csv', mapping: ['accession'] });
    expect([importing.trouble, importing.done, importing.progress]).toEqual([stale, null, null]);
  });
});
