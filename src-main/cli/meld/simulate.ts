import type { FullVariant } from '#contract/records.ts';
import { meldEngine } from '#rules/meld/meld.ts';
import { simulate, type Simulation } from '#rules/meld/simulate.ts';
import { ok } from '#rules/result.ts';
import type { Outcome } from '../command.ts';
import type { PlayRequest } from '../game.ts';
import { interval } from '../interval.ts';
import { table } from '../table.ts';
import { meldSetup } from './player.ts';
import { refuseMeld } from './refuse.ts';
import { meldRules } from './rules.ts';

/** Many hands played by bots, and what they come to on average. */
export function simulateMeld(
  variant: FullVariant,
  set: Readonly<Record<string, string>>,
  { games, ...request }: PlayRequest & { readonly games: number },
): Outcome {
  const compiled = meldRules(variant, set);
  if (compiled.kind === 'failed') return compiled;
  const { rules } = compiled.value;
  const start = meldEngine.start(rules, meldSetup(request));
  if (start.kind === 'failed') return refuseMeld(start.error);
  const { players, seed } = request;
  const found = simulate(rules, start.value, games, seed);
  return ok({
    json: { variant: variant.id, players, games, seed, drawn: found.drawn, length: found.length, seats: found.seats },
    text: () => page(found),
  });
}

function page({ games, drawn, length, seats }: Simulation): string {
  const rows = seats.map(({ strength, wins, points }, seat) => [
    `Player ${seat + 1}`,
    strength,
    interval(wins, 4),
    interval(points, 3),
  ]);
  return [
    table(['seat', 'bot', 'wins', 'points a hand'], rows),
    '',
    `${games} hands of ${interval(length, 2)} draws; ${drawn} won by nobody`,
  ].join('\n');
}
