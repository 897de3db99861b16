import type { FullVariant } from '#contract/records.ts';
import { raceEngine } from '#rules/race/race.ts';
import { simulate, type Simulation } from '#rules/race/simulate.ts';
import { ok } from '#rules/result.ts';
import type { Outcome } from '../command.ts';
import type { PlayRequest } from '../game.ts';
import { interval } from '../interval.ts';
import { table } from '../table.ts';
import { raceSetup } from './player.ts';
import { refuseRace } from './refuse.ts';
import { raceRules } from './rules.ts';

/** Many games played by bots, and what they come to on average. */
export function simulateRace(
  variant: FullVariant,
  set: Readonly<Record<string, string>>,
  { games, ...request }: PlayRequest & { readonly games: number },
): Outcome {
  const compiled = raceRules(variant, set);
  if (compiled.kind === 'failed') return compiled;
  const { rules } = compiled.value;
  const setup = raceEngine.parseSetup(raceSetup(request));
  if (setup.kind === 'failed') return refuseRace(setup.error);
  const start = raceEngine.start(rules, setup.value);
  if (start.kind === 'failed') return refuseRace(start.error);
  const { players, seed } = request;
  const found = simulate(rules, start.value, games, seed);
  return ok({
    json: { variant: variant.id, players, games, seed, length: found.length, seats: found.seats },
    text: () => page(found),
  });
}

function page({ games, length, seats }: Simulation): string {
  const rows = seats.map(({ bot, wins, lost }, side) => [
    `Player ${side + 1}`,
    bot,
    interval(wins, 4),
    interval(lost, 3),
  ]);
  return `${table(['side', 'bot', 'wins', 'men lost'], rows)}\n\n${games} games of ${interval(length, 2)} throws`;
}
