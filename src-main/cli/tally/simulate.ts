import type { FullVariant } from '#contract/records.ts';
import { ok, type Result } from '#rules/result.ts';
import { simulate, type Simulation } from '#rules/tally/simulate.ts';
import { tallyEngine } from '#rules/tally/tally.ts';
import type { Answer } from '../command.ts';
import type { Failure } from '../failure.ts';
import type { PlayRequest } from '../game.ts';
import { interval } from '../interval.ts';
import { table } from '../table.ts';
import { tallyPlayer } from './player.ts';
import { refuseTally } from './refuse.ts';
import { tallyRules } from './rules.ts';

/** Many whole games on one stream of chance, and what they come to on average. */
export function simulateTally(
  variant: FullVariant,
  set: Readonly<Record<string, string>>,
  { games, ...request }: PlayRequest & { readonly games: number },
): Result<Answer, Failure> {
  const compiled = tallyRules(variant, set);
  if (compiled.kind === 'failed') return compiled;
  const { rules } = compiled.value;
  const start = tallyEngine.start(rules, tallyPlayer.setup(request));
  if (start.kind === 'failed') return refuseTally(start.error);
  const { players, seed } = request;
  const { throws, unfinished, seats } = simulate(rules, players, games, seed);
  return ok({
    json: { variant: variant.id, players, games, seed, unfinished, length: throws, seats },
    text: () => page({ games, throws, unfinished, seats }),
  });
}

function page({ games, unfinished, throws, seats }: Simulation): string {
  const rows = seats.map(({ points, title, most }, seat) => [
    `Player ${seat + 1}`,
    interval(points, 2),
    interval(title, 4),
    interval(most, 4),
  ]);
  return [
    table(['seat', 'points', 'first prize', 'most points'], rows),
    '',
    `${games} games of ${interval(throws, 2)} throws; ${unfinished} came to no end`,
  ].join('\n');
}
