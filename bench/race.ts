import { menOn } from '#rules/race/men.ts';
import { legalMoves, type Board, type RaceRules } from '#rules/race/moves.ts';
import { RACE_OPTIONS } from '#rules/race/options.ts';
import { raceEngine } from '#rules/race/race.ts';
import { simulate } from '#rules/race/simulate.ts';
import type { Men, RaceBot, RaceState } from '#rules/race/state.ts';
import type { Pair } from '#rules/race/throw.ts';
import { drawBelow, generatorFrom } from '#rules/random.ts';
import { heading, once, perSecond, row } from './harness.ts';
import { preferred, variantsFor } from './rules.ts';

const POSITIONS = 20_000;
const GAMES = 1_000;

/** The race of the upright men: legal moves, whole games, the bot. */
export async function race(): Promise<void> {
  heading('Coan Kî');
  const variant = variantsFor('race').find(({ id }) => id === 'coan-ki/hyde');
  if (!variant) throw new Error('coan-ki/hyde is not in the collection');
  const rules = preferred(RACE_OPTIONS, variant);
  await movesRow(rules);
  await gamesRows(rules);
}

async function movesRow(rules: RaceRules): Promise<void> {
  const chance = Uint32Array.from(generatorFrom('bench'));
  const boards = Array.from({ length: POSITIONS }, () => ({ board: someBoard(chance), pair: somePair(chance) }));
  let moves = 0;
  const spent = await once(() => {
    for (const { board, pair } of boards) moves += legalMoves(rules, board, pair).length;
  });
  row(`legal moves of ${POSITIONS.toLocaleString('en')} random positions`, perSecond(moves, spent));
  row('… positions', perSecond(POSITIONS, spent));
}

function someBoard(chance: Uint32Array): Board {
  const side = (): Men => {
    const course = new Array<number>(16).fill(0);
    for (let man = 1 + drawBelow(chance, 16); man > 0; man--) course[drawBelow(chance, 16)]!++;
    return { course, home: 16 - menOn({ course, home: 0, lost: 0 }), lost: 0 };
  };
  return { men: [side(), side()], turn: 0 };
}

const somePair = (chance: Uint32Array): Pair => [1 + drawBelow(chance, 6), 1 + drawBelow(chance, 6)];

async function gamesRows(rules: RaceRules): Promise<void> {
  const half = GAMES / 2;
  let wins = 0;
  const spent = await once(() => {
    wins += half * (simulate(rules, start(rules, ['runner', 'random']), half, 'bench').seats[0]?.wins.mean ?? 0);
    wins += half * (simulate(rules, start(rules, ['random', 'runner']), half, 'bench').seats[1]?.wins.mean ?? 0);
  });
  row(`runner against random, ${GAMES} games`, `wins ${((100 * wins) / GAMES).toFixed(1)} %`, {
    words: '≥ 75 %',
    met: wins / GAMES >= 0.75,
  });
  row('… whole games', perSecond(GAMES, spent));
}

function start(rules: RaceRules, bots: readonly RaceBot[]): RaceState {
  const begun = raceEngine.start(rules, { seats: bots.map((player) => ({ name: player, player })), seed: 'bench' });
  if (begun.kind === 'failed') throw new Error(`the race is refused: ${begun.error.kind}`);
  return begun.value;
}
