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

/** Readings are chosen one by one; together they may contradict each other. */
function inconsistent(rules: Rules, stock: Pieces): TallyRefusal | undefined {
  const taken = COMBINATIONS.filter((one) => has(rules, `award.${one}`)).flatMap((combination) => {
    const award = rules.options[`award.${combination}`];
    return award?.kind === 'worth' ? award.takes.map((rank) => ({ rank, combination })) : [];
  });
  const missing = taken.find(({ rank }) => stock[rank] === 0);
  if (missing) {
    const citation = rules.citations[`award.${missing.combination}`];
    return { kind: 'rank-not-in-stock', rank: missing.rank, citation };
  }
  const seized = Object.values(rules.options['seizing.throws']).flat();
  const many = RANKS.find((rank) => seized.includes(rank) && stock[rank] !== 1);
  if (many) return { kind: 'seizes-one-of-many', rank: many, citation: rules.citations['seizing.throws'] };
  const unwon = RANKS.find((rank) => stock[rank] > 0 && !taken.some((one) => one.rank === rank));
  return unwon && needsNaming(rules)
    ? { kind: 'rank-never-won', rank: unwon, citation: rules.citations.stock }
    : undefined;
}

/** Whether a piece is won only by an award that names it, so that the game could never end without one. */
function needsNaming({ options }: Rules): boolean {
  if (options.prizes === 'cakes') return options.exhausted === 'nothing';
  return options['making-up'] === 'none' && options['last-tallies'] === 'leave';
}
