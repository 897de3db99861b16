import { tableOf, takeAll, withoutOne, type MeldRules } from './claims.ts';
import { dangerOf } from './danger.ts';
import type { Counts, Kind } from './deck.ts';
import type { Judge } from './judge.ts';
import { isGroup, type Meld } from './melds.ts';
import { cardsIn, meldedIn, pointsIn } from './solver.ts';
import { unseen, type SeatView } from './view.ts';

/** Rounds that a hand with nothing left over still takes to win, and each card left over besides. Found by play. */
const READY = 2;
const EACH_LEFT = 1.4;
/** Discards that follow a draw, on average: a card drawn and not melded is shown only once. */
const DISCARDS = 0.5;
/** No hand is hopeless: the pile runs out before. */
const LONGEST = 60;
/** What one's own draw is worth, in rounds, when another's card could be taken instead of it. */
const PATIENCE = 0.5;

/** How often in a round a card is shown to a seat that it could take for such a meld. */
interface Exposure {
  readonly own: number;
  readonly group: number;
  readonly anyone: number;
}

/** One use of a card to come: rounds left after it, and how often in a round it comes about. */
interface Use {
  readonly rounds: number;
  readonly rate: number;
}

/** The strongest judge: how many rounds a hand still needs, by what every unseen card would do for it. */
export function outlookOf(rules: MeldRules, view: SeatView, point: number): Judge {
  const { deck, solver } = tableOf(rules);
  const left = unseen(deck, view);
  const total = Math.max(1, cardsIn(left));
  const others = view.held.length - 1;
  const exposure: Exposure = { own: 1, group: 2 + DISCARDS, anyone: 1 + others * (1 + DISCARDS) };
  const rounds = (hand: Counts): number =>
    roundsToWin(left.flatMap((copies, kind) => usesOf(rules, hand, kind, copies / total, exposure)));
  return {
    worth: (hand) => point * pointsIn(solver.value(hand)) - rounds(hand),
    laid: (meld) => point * meld.score,
    patience: PATIENCE,
    danger: (card) => dangerOf(rules, view, left, card),
  };
}

/** What one kind of card would do for a hand. The best meld has first call on the card; lesser ones get what it leaves. */
function usesOf(rules: MeldRules, hand: Counts, kind: Kind, share: number, exposure: Exposure): readonly Use[] {
  if (share <= 0) return [];
  const { solver, with: melds } = tableOf(rules);
  const uses: Use[] = [];
  for (const meld of melds[kind] ?? []) {
    const rest = takeAll(hand, withoutOne(meld.cards, kind));
    if (!rest) continue;
    const over = cardsIn(rest) - meldedIn(solver.value(rest));
    // With nothing left over the meld wins; otherwise one of the cards left over is discarded.
    uses.push(
      over === 0
        ? { rounds: 0, rate: exposure.anyone }
        : { rounds: READY + EACH_LEFT * (over - 1), rate: rateOf(meld, exposure) },
    );
  }
  uses.sort((a, b) => a.rounds - b.rounds);
  let taken = 0;
  return uses.flatMap(({ rounds, rate }) => {
    const more = rate - taken;
    taken = Math.max(taken, rate);
    return more > 0 ? [{ rounds, rate: more * share }] : [];
  });
}

function rateOf(meld: Meld, { own, group, anyone }: Exposure): number {
  if (meld.kind === 'triple' || meld.kind === 'quad') return anyone;
  return isGroup(meld) ? group : own;
}

/** Waits only for uses that are better than waiting on: the mean time of the best set of them. */
function roundsToWin(uses: readonly Use[]): number {
  let rate = 0;
  let sum = 1;
  let best = LONGEST;
  for (const use of [...uses].sort((a, b) => a.rounds - b.rounds)) {
    if (use.rounds >= best) break;
    rate += use.rate;
    sum += use.rate * use.rounds;
    best = Math.min(best, sum / rate);
  }
  return best;
}
