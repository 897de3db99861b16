import { describe, expect, it } from 'vitest';
import { fold, timeline, type Entry } from '#rules/play.ts';
import type { MethodArgs } from '#contract/methods.ts';
import type { Refusal, Reply } from '#contract/reply.ts';
import type { Receipt } from '#contract/sandbox.ts';
import { beginGame, type LogEntry, type Terms } from './games.ts';
import type { Library } from './library.ts';
import { changesOf } from './queries/changes.ts';
import { asking, DATA, openedLibrary, valueOf, type Ask } from './testing.ts';

const SEATS = ['A', 'B', 'C'].map((name) => ({ name, player: 'person' }));
const GAME: MethodArgs<'sandbox.create'> = {
  variant: 'zhuangyuan/dobree',
  title: 'Game',
  choices: {},
  gapPolicy: 'preferred',
  setup: { seats: SEATS, seed: 'one' },
};
const THROW = { kind: 'throw' };

/** A library and one game in it. */
function table(change: Partial<typeof GAME> = {}): { library: Library; ask: Ask; id: string } {
  const library = openedLibrary();
  const ask = asking(() => library);
  return { library, ask, id: valueOf(ask('sandbox.create', { ...GAME, ...change })).id };
}

/** Plays throws until the game is over, and gives the head. */
function playOut(ask: Ask, id: string): number {
  let head = 0;
  while (!valueOf(ask('sandbox.list', {})).some((one) => one.id === id && one.over))
    head = valueOf(ask('sandbox.act', { id, after: head, command: THROW })).head;
  return head;
}

function refusal(reply: Reply<unknown>): Refusal {
  if (reply.kind === 'refused') return reply.refusal;
  throw new Error(`not refused: ${JSON.stringify(reply)}`);
}

describe('a new game', () => {
  it('is kept with the clauses it is played under, its readings and its seats', () => {
    const { ask, id } = table({ title: '  Evening  ' });
    const kept = valueOf(ask('sandbox.open', { id }));
    expect(kept).toMatchObject({
      title: 'Evening',
      game: 'zhuangyuan',
      players: ['A', 'B', 'C'],
      moves: 0,
      over: false,
    });
    expect(kept.frozen.clauses.length).toBeGreaterThan(10);
    expect(kept.entries).toEqual([]);
    expect(valueOf(ask('sandbox.list', {})).map((one) => one.id)).toEqual([id]);
  });

  it('draws a seed where none is given, and keeps it', () => {
    const seeds = [1, 2].map(() => {
      const { ask, id } = table({ setup: { seats: SEATS } });
      return (valueOf(ask('sandbox.open', { id })).setup as { seed: unknown }).seed;
    });
    expect(seeds[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  it.each([
    ['an unknown variant', { variant: 'zhuangyuan/nobody' }, { code: 'not-found', field: 'variant' }],
    ['an unknown clause', { choices: { nothing: 'x' } }, { code: 'bad-ruleset', field: 'choices' }],
    ['too many players', { setup: { seats: Array(40).fill(SEATS[0]) } }, { code: 'illegal', field: 'setup' }],
    ['no seats', { setup: {} }, { code: 'illegal', field: 'setup.seats' }],
    ['a blank title', { title: '  ' }, { code: 'bad-argument', field: 'title' }],
  ] as const)('with %s is refused and not kept', (_, change, expected) => {
    const library = openedLibrary();
    const ask = asking(() => library);
    expect(refusal(ask('sandbox.create', { ...GAME, ...(change as object) }))).toMatchObject(expected);
    expect(valueOf(ask('sandbox.list', {}))).toEqual([]);
  });
});

describe('a game under a kept hypothesis', () => {
  const HYPOTHESIS = {
    hypothesis: {
      family: 'pairs',
      values: { T: 10, J: 10, Q: 10, K: 10 },
      tie: 'push',
      colours: false,
      seats: 4,
      limit: { total: 21, bankerStands: 17, highAce: 11 },
    },
    typed: null,
    standing: 'kept',
    notes: '',
    reasons: '',
    evidence: [],
  };
  const VIEW = { room: 'hypotheses', name: 'Guess', state: HYPOTHESIS };

  function hypothesisTable() {
    const library = openedLibrary();
    const ask = asking(() => library);
    const view = valueOf(ask('views.save', VIEW)).id;
    const variant = `singapore-tiles/${view}`;
    return { ask, view, variant, game: { ...GAME, variant } };
  }

  it('is played to its settlement, frozen and called conjecture', () => {
    const { ask, view, variant, game } = hypothesisTable();
    const { id } = valueOf(ask('sandbox.create', game));
    valueOf(ask('views.save', { ...VIEW, state: { ...HYPOTHESIS, standing: 'rejected' } }));
    valueOf(ask('views.remove', { id: view }));
    let head = 0;
    const play = (command: object) => (head = valueOf(ask('sandbox.act', { id, after: head, command })).head);
    play({ kind: 'deal' });
    for (const seat of [1, 2]) play({ kind: 'stake', seat, stakes: [5] });
    play({ kind: 'reveal' });
    const kept = valueOf(ask('sandbox.open', { id }));
    expect(kept.frozen.entry).toMatchObject({ id: variant, title: { en: 'Guess (conjecture)' } });
    expect(JSON.stringify(kept.entries)).toContain('"kind":"paid"');
  });

  it('that is no longer kept is not begun', () => {
    const { ask, view, game } = hypothesisTable();
    valueOf(ask('views.remove', { id: view }));
    expect(refusal(ask('sandbox.create', game))).toMatchObject({ code: 'not-found', field: 'variant' });
  });

  it('that cannot be read is refused with what is wrong with it', () => {
    const { ask, game } = hypothesisTable();
    valueOf(ask('views.save', { ...VIEW, state: { ...HYPOTHESIS, standing: 'won' } }));
    const { code, detail } = refusal(ask('sandbox.create', game));
    expect([code, JSON.stringify(detail)]).toEqual(['bad-ruleset', expect.stringContaining('standing')]);
  });

  it('on a set too small for two hands is refused by name', () => {
    const { ask, game } = hypothesisTable();
    const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
    const typed = Object.fromEntries(ranks.map((rank) => [rank, rank === 'A' ? 3 : 0]));
    valueOf(ask('views.save', { ...VIEW, state: { ...HYPOTHESIS, typed } }));
    const setup = { seats: SEATS.slice(0, 2) };
    expect(refusal(ask('sandbox.create', { ...game, setup }))).toMatchObject({
      code: 'illegal',
      detail: { kind: 'deck-too-small', cards: 3 },
    });
  });
});

describe('a move', () => {
  it('is answered with what it added to the log', () => {
    const { ask, id } = table();
    const receipt = valueOf(ask('sandbox.act', { id, after: 0, command: { kind: 'throw', dice: '444412' } }));
    expect(receipt.head).toBe(1);
    const [entry] = receipt.entries;
    expect(entry?.kind === 'act' && entry.events[0]).toMatchObject({ dice: [4, 4, 4, 4, 1, 2], origin: 'entered' });
    expect(valueOf(ask('sandbox.open', { id }))).toMatchObject({ moves: 1, entries: receipt.entries });
  });

  it('that does not name the last entry is stale and changes nothing', () => {
    const { ask, id } = table();
    valueOf(ask('sandbox.act', { id, after: 0, command: THROW }));
    for (const after of [0, 2])
      expect(refusal(ask('sandbox.act', { id, after, command: THROW }))).toEqual({
        code: 'stale',
        field: 'after',
        detail: { head: 1 },
      });
    expect(valueOf(ask('sandbox.open', { id })).entries.length).toBe(1);
  });

  it.each([
    ['five dice', '12345'],
    ['a seven', '123457'],
  ])('with %s is refused in the engine’s own words', (_, dice) => {
    const { ask, id } = table();
    expect(refusal(ask('sandbox.act', { id, after: 0, command: { kind: 'throw', dice } }))).toMatchObject({
      code: 'illegal',
      detail: { kind: expect.any(String) as unknown },
    });
    expect(valueOf(ask('sandbox.open', { id })).entries).toEqual([]);
  });

  it('in a game that is over or does not exist is refused', () => {
    const { ask, id } = table();
    const after = playOut(ask, id);
    expect(refusal(ask('sandbox.act', { id, after, command: THROW }))).toMatchObject({
      code: 'illegal',
      detail: { kind: 'over' },
    });
    expect(refusal(ask('sandbox.act', { id: 'none', after, command: THROW }))).toMatchObject({
      code: 'not-found',
      field: 'id',
    });
  });

  it('that meets a gap in the source is refused with its clauses, until the gap is filled', () => {
    const library = openedLibrary();
    const ask = asking(() => library);
    const gaps = valueOf(ask('variants.of', {})).filter(
      (one) => one.engine === 'tally' && one.clauses.some((clause) => clause.gap),
    );
    expect(gaps.length).toBeGreaterThan(0);
    const met = gaps.some((variant) => {
      const { id } = valueOf(ask('sandbox.create', { ...GAME, variant: variant.id, gapPolicy: 'ask' }));
      let after = 0;
      for (; after < 3_000; after++) {
        const reply = ask('sandbox.act', { id, after, command: THROW });
        if (reply.kind === 'ok') continue;
        if (refusal(reply).code !== 'gap') return false;
        const [clause] = refusal(reply).detail?.['clauses'] as string[];
        const reading = variant.clauses.find((one) => one.id === clause)?.preferred;
        valueOf(ask('sandbox.act', { id, after, command: { kind: 'fill-gap', clause, reading } }));
        const next = ask('sandbox.act', { id, after: after + 1, command: THROW });
        return next.kind === 'ok' || refusal(next).code === 'gap';
      }
      return false;
    });
    expect(met).toBe(true);
  });
});

describe('undo and redo', () => {
  it('append to the log and give back the same state', () => {
    const { library, ask, id } = table();
    let head = 0;
    const step = (reply: Reply<Receipt>) => (head = valueOf(reply).head);
    for (let at = 0; at < 5; at++) step(ask('sandbox.act', { id, after: head, command: THROW }));
    const state = () => library.games.standing(library.db, id).state;
    const played = state();
    step(ask('sandbox.undo', { id, after: head }));
    expect(state()).not.toEqual(played);
    step(ask('sandbox.redo', { id, after: head }));
    expect(state()).toEqual(played);
    expect(head).toBe(7);
    expect(valueOf(ask('sandbox.list', {}))[0]).toMatchObject({ moves: 5 });
  });

  it('are refused where there is nothing to take back or to make again', () => {
    const { ask, id } = table();
    expect(refusal(ask('sandbox.undo', { id, after: 0 }))).toEqual({ code: 'nothing-to-undo' });
    expect(refusal(ask('sandbox.redo', { id, after: 0 }))).toEqual({ code: 'nothing-to-redo' });
    expect(refusal(ask('sandbox.undo', { id, after: 3 }))).toMatchObject({ code: 'stale' });
  });

  it('reach back over the end of a game', () => {
    const { ask, id } = table();
    const head = playOut(ask, id);
    valueOf(ask('sandbox.undo', { id, after: head }));
    expect(valueOf(ask('sandbox.list', {}))[0]).toMatchObject({ over: false, moves: head - 1 });
  });
});

describe('the log is the game', () => {
  it('and folds to the state that is kept ready, whatever was done', () => {
    const { library, ask, id } = table();
    let head = 0;
    for (let at = 0; at < 60; at++) {
      const next = ['act', 'act', 'undo', 'redo'][(at * 7 + (at >> 2)) % 4];
      const place = { id, after: head };
      const reply =
        next === 'undo'
          ? ask('sandbox.undo', place)
          : next === 'redo'
            ? ask('sandbox.redo', place)
            : ask('sandbox.act', { ...place, command: THROW });
      if (reply.kind === 'ok') head = reply.value.head;
      const kept = valueOf(ask('sandbox.open', { id }));
      const game = beginGame(kept as unknown as Terms);
      if (game.kind === 'failed') throw new Error('the game no longer begins');
      const { engine, start } = game.value;
      const log = kept.entries as readonly LogEntry[];
      expect(library.games.standing(library.db, id).state).toEqual(fold(engine.evolve, start, log));
      expect(kept.moves).toBe(timeline(kept.entries as Entry<unknown, unknown>[]).done.length);
    }
    expect(head).toBeGreaterThan(30);
  });

  it('and is read again where another process has added to it', () => {
    const { library, ask, id } = table();
    valueOf(ask('sandbox.act', { id, after: 0, command: THROW }));
    const other = openedLibrary(library.folder, DATA);
    valueOf(asking(() => other)('sandbox.act', { id, after: 1, command: THROW }));
    expect(refusal(ask('sandbox.act', { id, after: 1, command: THROW }))).toMatchObject({
      code: 'stale',
      detail: { head: 2 },
    });
    expect(valueOf(ask('sandbox.act', { id, after: 2, command: THROW })).head).toBe(3);
  });

  it('and is there after the library was closed and opened', () => {
    const { library, ask, id } = table();
    valueOf(ask('sandbox.act', { id, after: 0, command: THROW }));
    const before = valueOf(ask('sandbox.open', { id }));
    library.close();
    const again = openedLibrary(library.folder);
    expect(valueOf(asking(() => again)('sandbox.open', { id }))).toEqual(before);
    expect(valueOf(asking(() => again)('library.verify', {})).problems).toEqual([]);
  });
});

describe('saved games', () => {
  it('are renamed, and the old title is logged', () => {
    const { library, ask, id } = table();
    expect(valueOf(ask('sandbox.rename', { id, title: 'Second evening' })).title).toBe('Second evening');
    valueOf(ask('sandbox.rename', { id, title: 'Second evening' }));
    expect(changesOf(library.db, 'sandbox', id)).toMatchObject([
      { field: 'title', old: 'Game', new: 'Second evening' },
    ]);
  });

  it('are put into the bin and taken out again whole', () => {
    const { library, ask, id } = table();
    valueOf(ask('sandbox.act', { id, after: 0, command: THROW }));
    const before = valueOf(ask('sandbox.open', { id }));
    expect(valueOf(ask('sandbox.remove', { id })).removed).toBeDefined();
    expect(valueOf(ask('sandbox.list', {}))).toEqual([]);
    expect(valueOf(ask('sandbox.list', { removed: true })).map((one) => one.id)).toEqual([id]);
    expect(refusal(ask('sandbox.act', { id, after: 1, command: THROW }))).toMatchObject({ code: 'not-found' });
    valueOf(ask('sandbox.restore', { id }));
    expect(valueOf(ask('sandbox.open', { id }))).toEqual(before);
    expect(changesOf(library.db, 'sandbox', id).map((one) => one.field)).toEqual(['removed', 'removed']);
  });

  it('that do not exist are refused', () => {
    const { ask } = table();
    for (const method of ['sandbox.open', 'sandbox.remove', 'sandbox.restore'] as const)
      expect(refusal(ask(method, { id: 'none' }))).toMatchObject({ code: 'not-found', field: 'id' });
  });

  it('are listed otherwise than their log tells: verify says so', () => {
    const { library, ask, id } = table();
    library.writable().exec('UPDATE sandbox SET moves = 9');
    expect(valueOf(ask('library.verify', {})).problems).toEqual([expect.stringContaining(id)]);
  });
});
