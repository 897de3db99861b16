import type { Citation } from '../citation.ts';
import { failed, ok, type Result } from '../result.ts';
import {
  citePriority,
  claimsOn,
  findMeld,
  isUndiscardable,
  priorityOf,
  sameCards,
  sizeOf,
  type MeldRules,
} from './claims.ts';
import type { Counts } from './deck.ts';
import { evolve } from './evolve.ts';
import type { Claim, Claiming, MeldCommand, MeldEvent, MeldRefusal, MeldState } from './state.ts';
import { readLayout, winOf } from './win.ts';

type Decision = Result<readonly MeldEvent[], MeldRefusal>;
type Shown = Pick<Claiming, 'card' | 'from' | 'origin'>;

/** Lays a card open and asks every seat that could use it; with nobody to ask, play goes on at once. */
export function show(
  rules: MeldRules,
  state: MeldState,
  before: readonly MeldEvent[],
  { card, from, origin }: Shown,
): Decision {
  const after = before.reduce(evolve, state);
  const shown: Shown = { card, from, origin };
  const answers = after.seats.map((_, seat) => (claimsOf(rules, after, seat, shown).length > 0 ? 'asked' : 'none'));
  const claiming: Claiming = { kind: 'claiming', ...shown, answers };
  return ok([...before, { kind: 'asked', claiming }, ...resolve(rules, after, claiming)]);
}

/** What a seat may call on the card shown. */
export function claimsOf(rules: MeldRules, state: MeldState, seat: number, shown: Shown): readonly Claim[] {
  const hand = state.hands[seat] as Counts;
  return claimsOn(rules, hand, {
    card: shown.card,
    origin: shown.origin,
    distance: distanceFrom(state, shown.from, seat),
    size: sizeOf(hand, state.exposed[seat] ?? []),
  });
}

const distanceFrom = ({ seats }: MeldState, from: number, seat: number): number =>
  (seat - from + seats.length) % seats.length;

/** Takes one seat's answer to the card shown. */
export function answer(
  rules: MeldRules,
  state: MeldState,
  command: MeldCommand & { kind: 'claim' | 'pass' },
): Decision {
  const { phase } = state;
  if (phase.kind !== 'claiming') return failed({ kind: 'wrong-phase', phase: phase.kind });
  const standing = phase.answers[command.seat];
  // A claim that the card does not allow is told why; anything else from a seat not asked is out of turn.
  if (standing !== 'asked' && !(standing === 'none' && command.kind === 'claim'))
    return failed({ kind: 'not-your-turn', seat: phase.answers.indexOf('asked') });
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
  { seat, call, meld, melds }: MeldCommand & { kind: 'claim' },
): Result<Claim, MeldRefusal> {
  const found = claimsOf(rules, state, seat, phase).find(
    (claim) => claim.call === call && sameCards(claim.meld.cards, meld),
  );
  if (found) return found.wins && melds ? layOut(rules, state, seat, found, melds) : ok(found);
  const known = findMeld(rules, meld);
  if (!known) return failed({ kind: 'no-such-meld', cards: meld, citation: rules.citations.melds });
  const ownPair = known.kind === 'pair' && seat === phase.from;
  const citation = ownPair ? rules.citations['own-draw-pair'] : citePriority(rules, call);
  return failed({ kind: 'no-such-claim', call, citation });
}

function layOut(
  rules: MeldRules,
  state: MeldState,
  seat: number,
  claim: Claim,
  melds: readonly (readonly number[])[],
): Result<Claim, MeldRefusal> {
  const hand = (state.hands[seat] as Counts).map(
    (count, kind) => count - claim.gives.filter((given) => given === kind).length,
  );
  const layout = readLayout(rules, hand, melds);
  return layout.kind === 'ok' ? ok({ ...claim, layout: layout.value }) : layout;
}

export interface Made {
  readonly seat: number;
  readonly claim: Claim;
}

/** Lower goes first: priority, and then the nearer in turn. */
export function rankOf(rules: MeldRules, state: MeldState, from: number, { seat, claim }: Made): number {
  return priorityOf(rules, claim) * state.seats.length + distanceFrom(state, from, seat);
}

/** Settles a card as soon as nobody still asked could outrank the best claim made. */
function resolve(rules: MeldRules, state: MeldState, claiming: Claiming): readonly MeldEvent[] {
  const rank = (one: Made): number => rankOf(rules, state, claiming.from, one);
  const made = claiming.answers
    .flatMap((given, seat): readonly Made[] => (typeof given === 'object' ? [{ seat, claim: given }] : []))
    .sort((a, b) => rank(a) - rank(b));
  const open = claiming.answers.flatMap((given, seat) => (given === 'asked' ? [seat] : []));
  const [best, ...outranked] = made;
  if (!best) return open.length > 0 ? [] : unclaimed(rules, state, claiming);
  const couldOutrank = open.some((seat) =>
    claimsOf(rules, state, seat, claiming).some((claim) => rank({ seat, claim }) < rank(best)),
  );
  return couldOutrank ? [] : claimed(rules, state, claiming, best, outranked);
}

/** A card drawn and not used is discarded; then the next seat draws. */
function unclaimed(rules: MeldRules, state: MeldState, { card, from, origin }: Claiming): readonly MeldEvent[] {
  const turn: MeldEvent = { kind: 'turn', seat: (from + 1) % state.seats.length };
  if (origin === 'discard') return [turn];
  return [{ kind: 'discarded', seat: from, card, drawn: true, citation: rules.citations['discard-after-meld'] }, turn];
}

function claimed(
  rules: MeldRules,
  state: MeldState,
  { card, from, origin }: Claiming,
  { seat, claim }: Made,
  outranked: readonly Made[],
): readonly MeldEvent[] {
  const over = outranked.map((one) => ({ seat: one.seat, call: one.claim.call }));
  const citations = citationsOf(rules, claim);
  const melded: MeldEvent = { kind: 'melded', seat, claim, card, from, origin, over, citations };
  return claim.wins ? [melded, winOf(rules, evolve(state, melded), seat, { from, origin }, claim.layout)] : [melded];
}

function citationsOf(rules: MeldRules, { call, meld }: Claim): readonly Citation[] {
  const { citations } = rules;
  return [
    citePriority(rules, call),
    citations.melds,
    ...(call === 'chi' ? [citations['chi-from']] : []),
    ...(call === 'own' && meld.kind === 'pair' ? [citations['own-draw-pair']] : []),
  ];
}
