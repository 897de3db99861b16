import type { Citation } from '../citation.ts';
import { fillGap, type Engine, type GapRefusal } from '../game.ts';
import { mindingGaps } from '../gaps.ts';
import { generatorFrom } from '../random.ts';
import { assertNever, failed, ok, type Result } from '../result.ts';
import { fill } from '../ruleset.ts';
import { shuffle } from '../shuffle.ts';
import { claimsOn, isUndiscardable, priorityOf, tableOf, takeAll, type MeldRules } from './claims.ts';
import { cardsOf, countKinds, KINDS, type Counts, type Kind } from './deck.ts';
import { evolve } from './evolve.ts';
import { MELD_OPTIONS, type MeldOptions } from './options.ts';
import { parseCommand, parseSetup } from './parse.ts';
import { winOf, declaredWin } from './win.ts';
import type { Claim, Claiming, MeldCommand, MeldEvent, MeldRefusal, MeldSetup, MeldState } from './state.ts';

type Decision = Result<readonly MeldEvent[], MeldRefusal>;

/** Four-colour cards: draw, meld, discard, with claims on every card shown. */
export const meldEngine: Engine<MeldOptions, MeldSetup, MeldState, MeldCommand, MeldEvent, MeldRefusal> = {
  id: 'meld',
  options: MELD_OPTIONS,
  parseSetup,
  parseCommand,
  start,
  decide: (rules, state, command): Result<readonly MeldEvent[], MeldRefusal | GapRefusal> =>
    command.kind === 'fill-gap'
      ? fillOne(rules, state, command)
      : mindingGaps(rules, state.filled, (current) => decide(current, state, command)),
  evolve,
};

function fillOne(rules: MeldRules, state: MeldState, command: MeldCommand & { kind: 'fill-gap' }): Decision {
  const filled = fillGap(fill(rules, state.filled), command);
  return filled.kind === 'ok' ? ok([filled.value]) : filled;
}

function start(rules: MeldRules, setup: MeldSetup): Result<MeldState, MeldRefusal> {
  const { min, max } = rules.options.players;
  const seats = setup.seats.length;
  if (seats < min || seats > max) return failed({ kind: 'wrong-seats', seats, min, max });
  const cards = tableOf(rules).deck.reduce((sum, count) => sum + count, 0);
  const needed = seats * rules.options['hand-size'];
  if (needed >= cards) return failed({ kind: 'too-few-cards', needed, cards });
  return ok({
    seats: setup.seats,
    generator: generatorFrom(setup.seed),
    filled: {},
    dealer: setup.dealer,
    hand: 0,
    pile: [],
    hands: setup.seats.map(() => countKinds([])),
    exposed: setup.seats.map(() => []),
    discards: [],
    balances: setup.seats.map(() => 0),
    phase: { kind: 'dealing' },
  });
}

function decide(rules: MeldRules, state: MeldState, command: MeldCommand): Decision {
  switch (command.kind) {
    case 'fill-gap':
      throw new Error('gaps are filled before the rules are asked');
    case 'deal':
      return deal(rules, state, command);
    case 'draw':
      return draw(rules, state, command.seat);
    case 'claim':
    case 'pass':
      return answer(rules, state, command);
    case 'discard':
      return discard(rules, state, command.seat, command.card);
    case 'keep':
      return keep(rules, state, command.seat);
    case 'declare':
      return declare(rules, state, command);
    default:
      return assertNever(command);
  }
}

const refuse = (error: MeldRefusal): Decision => failed(error);
const wrongPhase = (state: MeldState): Decision => refuse({ kind: 'wrong-phase', phase: state.phase.kind });

function deal(rules: MeldRules, state: MeldState, command: MeldCommand & { kind: 'deal' }): Decision {
  if (state.phase.kind !== 'dealing' && state.phase.kind !== 'finished') return wrongPhase(state);
  const dealer = nextDealer(state);
  const size = rules.options['hand-size'];
  const given = command.hands?.map(countKinds) ?? [];
  for (const [seat, hand] of given.entries()) {
    const cards = cardsOf(hand).length;
    if (cards !== size || given.length !== state.seats.length)
      return refuse({ kind: 'wrong-hand-size', seat, size: cards, expected: size });
  }
  const rest = restOfDeck(rules, [...given.flatMap(cardsOf), ...(command.pile ?? [])]);
  if (rest.kind === 'failed') return rest;
  const mixed = shuffle(state.generator, rest.value);
  const dealt =
    given.length > 0
      ? given
      : state.seats.map((_, seat) => countKinds(mixed.pieces.slice(seat * size, (seat + 1) * size)));
  const pile = given.length > 0 ? mixed.pieces : mixed.pieces.slice(state.seats.length * size);
  return ok([
    {
      kind: 'dealt',
      origin: given.length > 0 || command.pile ? 'set-up' : 'shuffled',
      dealer,
      hands: dealt,
      pile: [...(command.pile ?? []), ...pile],
      generator: mixed.generator,
    },
    { kind: 'turn', seat: dealer },
  ]);
}

/** The winner deals again; otherwise the deal passes to the right, the next seat in turn. */
function nextDealer({ phase, dealer, seats }: MeldState): number {
  if (phase.kind !== 'finished') return dealer;
  return phase.winner === dealer ? dealer : (dealer + 1) % seats.length;
}

function restOfDeck(rules: MeldRules, used: readonly Kind[]): Result<readonly Kind[], MeldRefusal> {
  const left = [...tableOf(rules).deck];
  for (const card of used) {
    left[card] = (left[card] ?? 0) - 1;
    if ((left[card] ?? 0) < 0) return failed({ kind: 'impossible-position', card });
  }
  return ok(cardsOf(left));
}

function draw(rules: MeldRules, state: MeldState, seat: number): Decision {
  if (state.phase.kind !== 'drawing') return wrongPhase(state);
  if (state.phase.seat !== seat) return refuse({ kind: 'not-your-turn', seat: state.phase.seat });
  const [card] = state.pile;
  if (card === undefined) return ok([{ kind: 'pile-out', citation: rules.citations['pile-out'] }]);
  return show(rules, state, [{ kind: 'drew', seat, card }], { card, from: seat, origin: 'draw' });
}

type Shown = Pick<Claiming, 'card' | 'from' | 'origin'>;

/** Lays a card open and asks every seat that could use it; with nobody to ask, play goes on at once. */
function show(rules: MeldRules, state: MeldState, before: readonly MeldEvent[], shown: Shown): Decision {
  const after = before.reduce(evolve, state);
  const answers = after.seats.map((_, seat): 'asked' | 'none' =>
    claimsOf(rules, after, seat, shown).length > 0 ? 'asked' : 'none',
  );
  const claiming: Claiming = { kind: 'claiming', ...shown, answers };
  return ok([...before, { kind: 'asked', claiming }, ...resolve(rules, after, claiming)]);
}

/** What a seat may call on the card shown. */
export function claimsOf(rules: MeldRules, state: MeldState, seat: number, shown: Shown): readonly Claim[] {
  const distance = distanceFrom(state, shown.from, seat);
  return claimsOn(rules, state.hands[seat] as Counts, { card: shown.card, origin: shown.origin, distance });
}

const distanceFrom = ({ seats }: MeldState, from: number, seat: number): number =>
  (seat - from + seats.length) % seats.length;

function answer(rules: MeldRules, state: MeldState, command: MeldCommand & { kind: 'claim' | 'pass' }): Decision {
  const { phase } = state;
  if (phase.kind !== 'claiming') return wrongPhase(state);
  if (phase.answers[command.seat] !== 'asked')
    return refuse({ kind: 'not-your-turn', seat: phase.answers.indexOf('asked') });
  const given = command.kind === 'pass' ? mayPass(rules, phase, command.seat) : findClaim(rules, state, phase, command);
  if (given.kind === 'failed') return given;
  const answers = phase.answers.with(command.seat, given.value);
  const answered: MeldEvent = { kind: 'answered', seat: command.seat, answer: given.value };
  return ok([answered, ...resolve(rules, state, { ...phase, answers })]);
}

/** Where generals and jokers are never discarded, one drawn has to be melded. */
function mayPass(rules: MeldRules, { card, from, origin }: Claiming, seat: number): Result<'pass', MeldRefusal> {
  return origin === 'draw' && seat === from && isUndiscardable(rules, card)
    ? failed({ kind: 'must-use', card, citation: rules.citations.undiscardable })
    : ok('pass');
}

function findClaim(
  rules: MeldRules,
  state: MeldState,
  phase: Claiming,
  command: MeldCommand & { kind: 'claim' },
): Result<Claim, MeldRefusal> {
  const wanted = countKinds(command.meld).join();
  const same = (claim: Claim): boolean => countKinds(claim.meld.cards).join() === wanted;
  const claims = claimsOf(rules, state, command.seat, phase);
  const found = claims.find((claim) => claim.call === command.call && same(claim));
  if (found) return ok(found);
  const isMeld = tableOf(rules).melds.some((meld) => countKinds(meld.cards).join() === wanted);
  return isMeld
    ? failed({ kind: 'no-such-claim', call: command.call, citation: rules.citations.priorities })
    : failed({ kind: 'no-such-meld', cards: command.meld, citation: rules.citations.melds });
}

/** Settles a card as soon as nobody still asked could outrank the best claim made. */
function resolve(rules: MeldRules, state: MeldState, claiming: Claiming): readonly MeldEvent[] {
  const made = claiming.answers
    .flatMap((given, seat) => (typeof given === 'object' ? [{ seat, claim: given }] : []))
    .sort(
      (a, b) => ranking(rules, state, claiming, a.seat, a.claim) - ranking(rules, state, claiming, b.seat, b.claim),
    );
  const [best] = made;
  const open = claiming.answers.flatMap((given, seat) => (given === 'asked' ? [seat] : []));
  const bestRank = best ? ranking(rules, state, claiming, best.seat, best.claim) : Infinity;
  const outranked = open.every((seat) =>
    claimsOf(rules, state, seat, claiming).every((claim) => ranking(rules, state, claiming, seat, claim) > bestRank),
  );
  if (open.length > 0 && !(best && outranked)) return [];
  if (!best) return unclaimed(rules, state, claiming);
  const over = made.slice(1).map(({ seat, claim }) => ({ seat, call: claim.call }));
  return claimed(rules, state, claiming, best.seat, best.claim, over);
}

/** Priority first, then the nearest in turn. */
function ranking(rules: MeldRules, state: MeldState, claiming: Claiming, seat: number, claim: Claim): number {
  return priorityOf(rules, claim) * state.seats.length + distanceFrom(state, claiming.from, seat);
}

function unclaimed(rules: MeldRules, state: MeldState, { card, from, origin }: Claiming): readonly MeldEvent[] {
  const turn: MeldEvent = { kind: 'turn', seat: (from + 1) % state.seats.length };
  if (origin === 'discard') return [turn];
  return [{ kind: 'discarded', seat: from, card, drawn: true, citation: rules.citations['discard-after-meld'] }, turn];
}

function claimed(
  rules: MeldRules,
  state: MeldState,
  { card, from, origin }: Claiming,
  seat: number,
  claim: Claim,
  over: readonly { readonly seat: number; readonly call: Claim['call'] }[],
): readonly MeldEvent[] {
  const citations: Citation[] = [rules.citations.priorities, rules.citations.melds];
  if (claim.meld.kind === 'pair' && seat === from) citations.push(rules.citations['own-draw-pair']);
  const melded: MeldEvent = { kind: 'melded', seat, claim, card, from, origin, over, citations };
  return claim.wins ? [melded, winOf(rules, evolve(state, melded), seat, { from, origin })] : [melded];
}

function discard(rules: MeldRules, state: MeldState, seat: number, card: Kind): Decision {
  const { phase } = state;
  if (phase.kind !== 'discarding') return wrongPhase(state);
  if (phase.seat !== seat) return refuse({ kind: 'not-your-turn', seat: phase.seat });
  const hand = state.hands[seat] as Counts;
  if (!(card >= 0 && card < KINDS) || !takeAll(hand, [card])) return refuse({ kind: 'not-in-hand', card });
  const other = cardsOf(hand).some((held) => !isUndiscardable(rules, held));
  if (isUndiscardable(rules, card) && other)
    return refuse({ kind: 'undiscardable', card, citation: rules.citations.undiscardable });
  const event: MeldEvent = {
    kind: 'discarded',
    seat,
    card,
    drawn: false,
    citation: rules.citations['discard-after-meld'],
  };
  return show(rules, state, [event], { card, from: seat, origin: 'discard' });
}

function keep(rules: MeldRules, state: MeldState, seat: number): Decision {
  const { phase } = state;
  if (phase.kind !== 'discarding') return wrongPhase(state);
  if (phase.seat !== seat) return refuse({ kind: 'not-your-turn', seat: phase.seat });
  const citation = rules.citations['discard-after-meld'];
  if (rules.options['discard-after-meld'] === 'must') return refuse({ kind: 'must-discard', citation });
  return ok([
    { kind: 'kept', seat, citation },
    { kind: 'turn', seat: (seat + 1) % state.seats.length },
  ]);
}

function declare(rules: MeldRules, state: MeldState, command: MeldCommand & { kind: 'declare' }): Decision {
  const { phase } = state;
  if (phase.kind !== 'discarding') return wrongPhase(state);
  if (phase.seat !== command.seat) return refuse({ kind: 'not-your-turn', seat: phase.seat });
  const win = declaredWin(rules, state, command.seat, command.melds);
  return win.kind === 'ok' ? ok([win.value]) : win;
}
