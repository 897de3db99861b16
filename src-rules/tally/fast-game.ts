import { DICE } from './parse.ts';
import { drawBelow } from '../random.ts';
import type { FastAward, Tables } from './tables.ts';
import { RANKS } from './vocabulary.ts';

/** A game in flat arrays that play changes in place; `hands` holds each seat's count of every rank in turn. */
export interface FastGame {
  readonly seats: number;
  readonly stock: Int32Array;
  readonly hands: Int32Array;
  /** By rank, the number of the feat it is held by, 0 where it is held by none, and whether that was a red throw. */
  readonly power: Int32Array;
  readonly red: Uint8Array;
  turn: number;
  throws: number;
  pieces: number;
  idle: number;
  lowered: number;
  /** Throws left of an extra round; -1 before there is one. */
  extra: number;
  /** A piece under challenge: its rank and the feat that equalled its holder's. */
  contest: { readonly rank: number; readonly holder: number; readonly award: FastAward } | null;
  over: boolean;
}

const OUTCOMES = 6 ** DICE;
const WIDTH = RANKS.length;

export function newGame(tables: Tables, seats: number): FastGame {
  return {
    seats,
    stock: tables.stock.slice(),
    hands: new Int32Array(seats * WIDTH),
    power: new Int32Array(WIDTH),
    red: new Uint8Array(WIDTH),
    turn: 0,
    throws: 0,
    pieces: tables.stock.reduce((sum, count) => sum + count, 0),
    idle: 0,
    lowered: 0,
    extra: -1,
    contest: null,
    over: false,
  };
}

/** Plays to the end, or until so many throws: the same game, throw for throw, that the engine plays on this chance. */
export function playOut(tables: Tables, game: FastGame, chance: Uint32Array, limit: number): void {
  while (!game.over && game.throws < limit) {
    const awards = throwDice(tables, game, chance);
    game.idle++;
    if (game.extra > 0) game.extra--;
    let everything = false;
    for (const award of awards) {
      everything ||= award.kind === 'everything';
      pay(tables, game, award);
    }
    while (game.contest && game.throws < limit) throwOff(tables, game, chance);
    finish(tables, game, everything);
  }
}

function throwDice(tables: Tables, game: FastGame, chance: Uint32Array): readonly FastAward[] {
  game.throws++;
  return tables.awards[drawBelow(chance, OUTCOMES)]!;
}

function pay(tables: Tables, game: FastGame, award: FastAward): void {
  if (award.kind === 'worth') return payWorth(tables, game, award);
  for (let rank = 0; rank < WIDTH; rank++) {
    give(tables, game, rank, game.stock[rank]!, award);
    if (award.kind === 'stock') continue;
    for (let seat = 0; seat < game.seats; seat++) if (seat !== game.turn) hand(game, rank, seat, game.turn);
  }
}

function payWorth(tables: Tables, game: FastGame, award: FastAward): void {
  let owing = award.worth;
  for (const rank of award.seizes) owing -= seize(tables, game, rank, award);
  if (owing > 0) owing -= takeLast(tables, game, owing, award);
  for (const rank of award.takes) {
    if (owing <= 0 || game.stock[rank] === 0 || tables.worth[rank]! > owing) continue;
    give(tables, game, rank, 1, award);
    owing -= tables.worth[rank]!;
  }
  if (owing <= 0) return;
  if (tables.rules.makingUp === null) nextCake(tables, game, award);
  else change(tables, game, owing, award);
}

/** The worth that comes of seizing a rank, whether at once or by the throw-off it leads to. */
function seize(tables: Tables, game: FastGame, rank: number, award: FastAward): number {
  const worth = tables.worth[rank]!;
  const { turn, power } = game;
  const { rules } = tables;
  const holder = holderOf(game, rank);
  if (holder < 0) {
    if (game.stock[rank] === 0 || !rules.takeInStock) return 0;
    give(tables, game, rank, 1, award);
    return worth;
  }
  if (holder === turn) {
    if (rules.own === 'last' || (rules.own === 'best' && award.power > power[rank]!)) hold(game, rank, award);
    return 0;
  }
  const verdict = game.contest?.rank === rank ? 'leave' : mayTake(tables, game, rank, award);
  if (verdict === 'leave' || (verdict === 'contest' && game.contest)) return 0;
  if (verdict === 'contest') game.contest = { rank, holder, award };
  else takeFrom(tables, game, rank, holder, award);
  return worth;
}

function mayTake({ rules }: Tables, game: FastGame, rank: number, award: FastAward): 'take' | 'leave' | 'contest' {
  const held = game.power[rank]!;
  if (rules.against === 'anyone' || held === 0) return 'take';
  if (rules.against === 'not-red') return game.red[rank] === 1 && !award.red ? 'leave' : 'take';
  if (award.power !== held) return award.power > held ? 'take' : 'leave';
  if (rules.against === 'lower') return 'leave';
  return rules.against === 'lower-or-equal' ? 'take' : 'contest';
}

function takeFrom(tables: Tables, game: FastGame, rank: number, holder: number, award: FastAward): void {
  hand(game, rank, holder, game.turn);
  hold(game, rank, award);
  if (tables.rules.amends) makeUp(tables, game, tables.worth[rank]!, holder, null);
}

/** The holder throws, then the challenger, whose turn it is again afterwards. */
function throwOff(tables: Tables, game: FastGame, chance: Uint32Array): void {
  const contest = game.contest!;
  const kept = throwDice(tables, game, chance)[0]?.power ?? 0;
  const challenged = throwDice(tables, game, chance)[0]?.power ?? 0;
  if (kept === challenged) return;
  game.contest = null;
  if (challenged > kept) takeFrom(tables, game, contest.rank, contest.holder, contest.award);
}

function takeLast(tables: Tables, game: FastGame, owing: number, award: FastAward): number {
  if (tables.rules.makingUp === null || game.pieces === 0) return 0;
  let total = 0;
  for (let rank = 0; rank < WIDTH; rank++) total += game.stock[rank]! * tables.worth[rank]!;
  const reached = total > owing ? game.lowered > 0 && owing * 2 ** game.lowered >= total : tables.rules.takeLast;
  if (!reached) return 0;
  for (let rank = 0; rank < WIDTH; rank++) give(tables, game, rank, game.stock[rank]!, award);
  return total;
}

function change(tables: Tables, game: FastGame, owing: number, award: FastAward): void {
  const { makingUp } = tables.rules;
  if (makingUp === 'none') return;
  if (makingUp === 'exact' && leftOwing(tables, game, owing) > 0) return;
  makeUp(tables, game, owing, game.turn, award);
}

function leftOwing(tables: Tables, game: FastGame, owed: number): number {
  let owing = owed;
  for (const rank of tables.byWorth) {
    if (game.stock[rank]! > 0) owing -= share(tables, game, rank, owing) * tables.worth[rank]!;
  }
  return owing;
}

function makeUp(tables: Tables, game: FastGame, owed: number, seat: number, award: FastAward | null): void {
  let owing = owed;
  for (const rank of tables.byWorth) {
    if (game.stock[rank] === 0) continue;
    const count = share(tables, game, rank, owing);
    give(tables, game, rank, count, award, seat);
    owing -= count * tables.worth[rank]!;
  }
}

function share(tables: Tables, game: FastGame, rank: number, owing: number): number {
  return Math.min(game.stock[rank]!, Math.floor(owing / tables.worth[rank]!));
}

function nextCake(tables: Tables, game: FastGame, award: FastAward): void {
  const wanted = award.takes.at(-1);
  if (wanted === undefined || award.seizes.includes(wanted) || !tables.rules.nextLower) return;
  const { listed } = tables;
  const lower = listed.find((rank, at) => at > listed.indexOf(wanted) && game.stock[rank]! > 0);
  if (lower !== undefined) give(tables, game, lower, 1, award);
}

function give(
  tables: Tables,
  game: FastGame,
  rank: number,
  count: number,
  award: FastAward | null,
  seat = game.turn,
): void {
  if (count === 0) return;
  game.stock[rank]! -= count;
  game.hands[seat * WIDTH + rank]! += count;
  game.pieces -= count;
  game.idle = 0;
  if (award && tables.title[rank]) hold(game, rank, award);
}

function hand(game: FastGame, rank: number, from: number, to: number): void {
  const count = game.hands[from * WIDTH + rank]!;
  game.hands[from * WIDTH + rank] = 0;
  game.hands[to * WIDTH + rank]! += count;
}

function hold(game: FastGame, rank: number, award: FastAward): void {
  game.power[rank] = award.power;
  game.red[rank] = award.red ? 1 : 0;
}

function holderOf(game: FastGame, rank: number): number {
  for (let seat = 0; seat < game.seats; seat++) if (game.hands[seat * WIDTH + rank]! > 0) return seat;
  return -1;
}

function finish(tables: Tables, game: FastGame, everything: boolean): void {
  const { rules, worth } = tables;
  if (everything || game.extra === 0 || (game.pieces === 0 && game.extra < 0 && !rules.extraRound)) {
    game.over = true;
    return;
  }
  if (game.pieces === 0 && game.extra < 0) game.extra = game.seats;
  else if (rules.idleRounds !== null && game.pieces === 1 && game.idle >= rules.idleRounds * game.seats)
    if (worth[game.stock.indexOf(1)]! >= 2 ** (game.lowered + 1)) {
      game.lowered++;
      game.idle = 0;
    }
  game.turn = (game.turn + (rules.step === 'left' ? 1 : game.seats - 1)) % game.seats;
}
