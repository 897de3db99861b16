import { drawDice } from '../dice/draw.ts';
import type { Dice } from '../dice/throw.ts';
import { DICE } from './parse.ts';
import { lastPiece, pay } from './pay.ts';
import { ruleOn } from './ruling.ts';
import { has, type Rules } from './rules.ts';
import { takeFrom } from './seize.ts';
import { settle } from './settle.ts';
import { runStages, type Stage } from './stages.ts';
import type { TallyEvent, TallyState, ThrowOff } from './state.ts';
import { countPieces, totalWorth, worths } from './stock.ts';
import { compareFeats, type Feat } from './strength.ts';

/** Everything a throw brings about, up to the next player's turn or the end of the game. */
export function throwDice(rules: Rules, state: TallyState, entered: Dice | undefined): readonly TallyEvent[] {
  const drawn = entered ? { dice: entered, generator: null } : drawDice(state.generator, DICE);
  const seat = state.turn;
  const origin = entered ? 'entered' : 'drawn';
  const thrown: TallyEvent = { kind: 'thrown', seat, ...drawn, origin };
  const { throwOff } = state;
  return runStages(state, [
    () => [thrown],
    ...(throwOff ? throwingOff(rules, throwOff, drawn.dice) : paying(rules, seat, drawn.dice)),
  ]);
}

/** A throw of which a die fell outside the bowl. */
export function voidThrow(rules: Rules, state: TallyState, outside: number): readonly TallyEvent[] {
  const again = state.throwOff !== null || rules.options.outside === 'throw-again';
  const citation = rules.citations.outside;
  return runStages(state, [
    () => [{ kind: 'voided', seat: state.turn, outside, again, citation }],
    (after) => (again ? [] : finish(rules, after, false)),
  ]);
}

function paying(rules: Rules, seat: number, dice: Dice): readonly Stage[] {
  const ruling = ruleOn(dice, rules);
  const everything = ruling.awards.some(({ award }) => award.kind === 'everything');
  return [
    () => [{ kind: 'ruled', seat, ...ruling }],
    ...ruling.awards.map(
      (ruled): Stage =>
        (state) =>
          pay(state, seat, ruled, { combination: ruled.combination, dice }, rules),
    ),
    (state) => (state.throwOff ? [] : finish(rules, state, everything)),
  ];
}

/** The holder throws first, then the challenger; the higher throw keeps or takes the piece, equal throws go again. */
function throwingOff(rules: Rules, { rank, holder, challenger, feat, first }: ThrowOff, dice: Dice): readonly Stage[] {
  if (!first) return [];
  const difference = compareThrows(dice, first, rules);
  const winner = difference === 0 ? null : difference > 0 ? challenger : holder;
  const citation = rules.citations['seizing.against'];
  return [
    () => [{ kind: 'throw-off-decided', rank, winner, citation }],
    (state) => (winner === challenger ? takeFrom(state, holder, challenger, rank, feat, rules) : []),
    (state) => (winner === null ? [] : finish(rules, state, false)),
  ];
}

/** In a throw-off any combination counts, and one that shows nothing is lowest. */
function compareThrows(a: Dice, b: Dice, rules: Rules): number {
  const [first, second] = [bestFeat(a, rules), bestFeat(b, rules)];
  if (first && second) return compareFeats(first, second, rules);
  return (first ? 1 : 0) - (second ? 1 : 0);
}

function bestFeat(dice: Dice, rules: Rules): Feat | undefined {
  const [best] = ruleOn(dice, rules).awards;
  return best && { combination: best.combination, dice };
}

/** Lowers the price of a piece nobody can take, ends the game, or passes the dice on. */
function finish(rules: Rules, state: TallyState, everything: boolean): readonly TallyEvent[] {
  const citation = rules.citations.ending;
  if (everything || state.extraThrows === 0) return end(rules, state);
  if (countPieces(state.stock) > 0 || state.extraThrows !== null)
    return [...lowerPrice(rules, state), passTurn(rules, state)];
  return rules.options.ending === 'stock-empty'
    ? end(rules, state)
    : [{ kind: 'extra-round', throws: state.seats.length, citation }, passTurn(rules, state)];
}

function lowerPrice(rules: Rules, state: TallyState): readonly TallyEvent[] {
  const rank = lastPiece(state);
  if (rank === undefined || !has(rules, 'idle')) return [];
  const idle = rules.options.idle;
  if (idle === undefined || idle === 'play-on' || state.idleTurns < idle.rounds * state.seats.length) return [];
  const price = worths(rules.options.stock)[rank] / 2 ** (state.lowered + 1);
  return price < 1 ? [] : [{ kind: 'price-lowered', rank, price, citation: rules.citations.idle }];
}

function passTurn(rules: Rules, { turn, seats }: TallyState): TallyEvent {
  const step = rules.options['turn-order'] === 'to-the-left' ? 1 : seats.length - 1;
  return { kind: 'turn-passed', to: (turn + step) % seats.length, citation: rules.citations['turn-order'] };
}

function end(rules: Rules, state: TallyState): readonly TallyEvent[] {
  const worth = worths(rules.options.stock);
  const points = state.hands.map((hand) => totalWorth(hand, worth));
  const holder = state.hands.findIndex((hand) => hand.zhuangyuan > 0);
  const settlement = settle(points, holder < 0 ? null : holder, rules);
  if (settlement.kind === 'failed') throw new Error(`the stock of ${rules.variant} is not shared out at the end`);
  return [
    { kind: 'ended', citation: rules.citations.ending },
    { kind: 'settled', settlement: settlement.value },
  ];
}
