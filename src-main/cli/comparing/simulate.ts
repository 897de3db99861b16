import type { FullVariant } from '#contract/records.ts';
import { comparingEngine } from '#rules/comparing/comparing.ts';
import type { Rules } from '#rules/comparing/judge.ts';
import { simulate, type Simulation } from '#rules/comparing/simulate.ts';
import { ok } from '#rules/result.ts';
import type { Outcome } from '../command.ts';
import { refused } from '../failure.ts';
import type { PlayRequest } from '../game.ts';
import { interval } from '../interval.ts';
import { table } from '../table.ts';
import { hasSecond } from './odds-page.ts';
import { comparingPlayer } from './player.ts';
import { refuseComparing } from './refuse.ts';
import { comparingRules } from './rules.ts';

/** Many deals on one stream of chance, every player laying one unit on each stake. */
export function simulateComparing(
  variant: FullVariant,
  set: Readonly<Record<string, string>>,
  { games, ...request }: PlayRequest & { readonly games: number },
): Outcome {
  const compiled = comparingRules(variant, set);
  if (compiled.kind === 'failed') return compiled;
  const { rules } = compiled.value;
  if (rules.options.aim === 'limit')
    return refused('wrong-game', `${variant.id} is counted exactly instead`, {
      field: 'variant',
      remedy: `variorum odds ${variant.id}`,
    });
  const start = comparingEngine.start(rules, comparingPlayer.setup(request));
  if (start.kind === 'failed') return refuseComparing(start.error);
  const { players, seed } = request;
  const found = simulate(rules, players - 1, games, seed);
  const edge = hasSecond(rules) ? found.edge : { first: found.edge.first };
  return ok({
    json: { variant: variant.id, players, games, seed, length: games, edge },
    text: () => page(rules, found),
  });
}

function page(rules: Rules, { games, players, edge }: Simulation): string {
  const rows = [
    ['on the first stake', interval(edge.first, 5)],
    ['on the second stake', interval(edge.second, 5)],
    ['on two equal stakes', interval(edge.both, 5)],
  ];
  return `${table(['banker’s edge for a unit', 'mean (95 %)'], hasSecond(rules) ? rows : rows.slice(0, 1))}\n\n${games} deals, a banker and ${players} players`;
}
