import { generatorFrom } from '../random.ts';
import { failed, ok, type Result } from '../result.ts';
import { has, type Rules } from './rules.ts';
import type { TallyRefusal, TallySetup, TallyState } from './state.ts';
import { fullStock, NO_PIECES, type Pieces } from './stock.ts';
import { COMBINATIONS, RANKS } from './vocabulary.ts';

export function start(rules: Rules, setup: TallySetup): Result<TallyState, TallyRefusal> {
  const stock = fullStock(rules.options.stock);
  const refusal = wrongNumber(rules, setup.seats.length) ?? inconsistent(rules, stock);
  if (refusal) return failed(refusal);
  return ok({
    generator: generatorFrom(setup.seed),
    seats: setup.seats,
    stock,
    hands: setup.seats.map(() => NO_PIECES),
    turn: 0,
    titles: {},
    throwOff: null,
    idleTurns: 0,
    lowered: 0,
    extraThrows: null,
    filled: {},
    settlement: null,
    over: false,
  });
}

function wrongNumber(rules: Rules, found: number): TallyRefusal | undefined {
  const { min, max } = rules.options.players;
  const citation = rules.citations.players;
  if (found < min) return { kind: 'too-few-players', found, min, citation };
  return max !== null && found > max ? { kind: 'too-many-players', found, max, citation } : undefined;
}

/** Readings are chosen one by one; together they may award a piece the stock has not got, or seize one of several. */
function inconsistent(rules: Rules, stock: Pieces): TallyRefusal | undefined {
  for (const combination of COMBINATIONS.filter((one) => has(rules, `award.${one}`))) {
    const award = rules.options[`award.${combination}`];
    const takes = award?.kind === 'worth' ? award.takes : [];
    const rank = takes.find((one) => stock[one] === 0);
    if (rank) return { kind: 'rank-not-in-stock', rank, citation: rules.citations[`award.${combination}`] };
  }
  const seized = Object.values(rules.options['seizing.throws']).flat();
  const rank = RANKS.find((one) => seized.includes(one) && stock[one] !== 1);
  return rank && { kind: 'seizes-one-of-many', rank, citation: rules.citations['seizing.throws'] };
}
