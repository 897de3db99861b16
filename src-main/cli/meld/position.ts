import { meldPosition, type MeldPosition } from '#contract/position/meld-position.ts';
import type { FullVariant } from '#contract/records.ts';
import { tableOf, type MeldRules } from '#rules/meld/claims.ts';
import type { Counts, Kind } from '#rules/meld/deck.ts';
import { meldEngine } from '#rules/meld/meld.ts';
import type { MeldOptions } from '#rules/meld/options.ts';
import type { MeldState, Next, Position } from '#rules/meld/state.ts';
import { ok, type Result } from '#rules/result.ts';
import { refused, type Failure } from '../failure.ts';
import { readPositionFile } from '../read-position.ts';
import type { Compiled } from '../rules.ts';
import { readKinds } from './cards.ts';
import { meldSetup } from './player.ts';
import { refuseMeld } from './refuse.ts';
import { meldRules } from './rules.ts';

/** A position read from a file, laid out under the variant’s rules. */
export interface Laid {
  readonly compiled: Compiled<MeldOptions>;
  readonly state: MeldState;
  readonly next: Next;
}

export function layPosition(
  variant: FullVariant,
  set: Readonly<Record<string, string>>,
  path: string,
): Result<Laid, Failure> {
  const compiled = meldRules(variant, set);
  if (compiled.kind === 'failed') return compiled;
  const read = readPositionFile(path, meldPosition);
  if (read.kind === 'failed') return read;
  const { rules } = compiled.value;
  const position = positionOf(tableOf(rules).deck, read.value);
  if (position.kind === 'failed') return position;
  const state = setUp(rules, position.value);
  return state.kind === 'ok' ? ok({ compiled: compiled.value, state: state.value, next: position.value.next }) : state;
}

function setUp(rules: MeldRules, position: Position): Result<MeldState, Failure> {
  const start = meldEngine.start(rules, meldSetup({ players: position.hands.length, seed: 'position', bots: [] }));
  if (start.kind === 'failed') return refuseMeld(start.error);
  const laid = meldEngine.decide(rules, start.value, { kind: 'set-up', position });
  if (laid.kind === 'ok') return ok(laid.value.reduce(meldEngine.evolve, start.value));
  return laid.error.kind === 'gap'
    ? refused('gap', `the source is silent on ${laid.error.clauses.join(', ')}`, { field: '--set' })
    : refuseMeld(laid.error);
}

function positionOf(
  deck: Counts,
  { hands, melds, discards, pile, dealer, next }: MeldPosition,
): Result<Position, Failure> {
  const wrong: Failure[] = [];
  const read = (text: string, field: string): readonly Kind[] => {
    const cards = readKinds(deck, text, field);
    if (cards.kind === 'ok') return cards.value;
    wrong.push(cards.error);
    return [];
  };
  const position: Position = {
    dealer,
    hands: hands.map((hand, at) => read(hand, `position.hands.${at}`)),
    exposed: hands.map((_, at) => (melds[at] ?? []).map((meld, n) => read(meld, `position.melds.${at}.${n}`))),
    discards: discards.flatMap((text, by) =>
      read(text, `position.discards.${by}`).map((card) => ({ card, by, drawn: false })),
    ),
    pile: read(pile, 'position.pile'),
    next: nextOf(next, (text) => read(text, 'position.next.shown.card')),
  };
  const [first] = wrong;
  return first ? { kind: 'failed', error: first } : ok(position);
}

function nextOf(next: MeldPosition['next'], read: (text: string) => readonly Kind[]): Next {
  if ('draw' in next) return { kind: 'draw', seat: next.draw };
  if ('discard' in next)
    return { kind: 'discard', seat: next.discard, shown: next.shown ?? { from: next.discard, origin: 'draw' } };
  const { card, from, origin } = next.shown;
  return { kind: 'shown', card: read(card)[0] ?? -1, from, origin };
}
