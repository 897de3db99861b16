import type { FullVariant } from '#contract/records.ts';
import type { Citation } from '#rules/citation.ts';
import { legalCommands } from '#rules/race/legal.ts';
import { landing, legalMoves, type Move, type RaceRules } from '#rules/race/moves.ts';
import type { RaceCommand, RaceState } from '#rules/race/state.ts';
import { throwKind } from '#rules/race/throw.ts';
import { ok } from '#rules/result.ts';
import type { Outcome } from '../command.ts';
import type { Compiled } from '../rules.ts';
import type { RaceOptions } from '#rules/race/options.ts';
import { table } from '../table.ts';
import { cited } from '../tally/words.ts';
import { layPosition } from './position.ts';
import { PHASE_WORDS, placeWords, stepWords, THROW_NAMES } from './words.ts';

/** Everything that may be done in a position. */
export function raceMoves(variant: FullVariant, set: Readonly<Record<string, string>>, path: string): Outcome {
  const laid = layPosition(variant, set, path);
  if (laid.kind === 'failed') return laid;
  const { compiled, state } = laid.value;
  return state.phase.kind === 'moving'
    ? playsOf(variant, compiled, state, state.phase.pair)
    : othersOf(variant, compiled.rules, state);
}

function playsOf(
  variant: FullVariant,
  { rules, cite }: Compiled<RaceOptions>,
  state: RaceState,
  pair: readonly [number, number],
): Outcome {
  const kind = throwKind(rules.options, pair);
  const moves = legalMoves(rules, state, pair);
  return ok({
    json: {
      variant: variant.id,
      phase: state.phase.kind,
      throw: { dice: pair, kind },
      moves: moves.map((move) => ({ kind: 'move', steps: stepsJson(rules, move), ...cite(by(rules, move)) })),
    },
    text: () =>
      [
        `${pair.join(' ')}, ${THROW_NAMES[kind]}`,
        '',
        table(
          ['move', 'ends on', 'clause'],
          moves.map((move) => [
            stepWords(move.steps),
            stepsJson(rules, move)
              .map(({ to }) => placeWords(to))
              .join(', '),
            cited(by(rules, move)).trim(),
          ]),
        ),
      ].join('\n'),
  });
}

const by = ({ citations }: RaceRules, { way }: Move): Citation => citations[way.by];

const stepsJson = (rules: RaceRules, { steps }: Move) =>
  steps.map((step) => ({ ...step, to: landing(rules, step.from, step.steps) ?? 'home' }));

/** Where no throw is to be played: to throw, or to give up a man. A throw that nobody can use has passed the turn on. */
function othersOf(variant: FullVariant, rules: RaceRules, state: RaceState): Outcome {
  const moves = legalCommands(rules, state);
  const { phase, turn } = state;
  return ok({
    json: { variant: variant.id, phase: phase.kind, turn, moves },
    text: () => [`player ${turn + 1}: ${PHASE_WORDS[phase.kind]}`, '', ...moves.map(moveWords)].join('\n'),
  });
}

function moveWords(command: RaceCommand): string {
  return command.kind === 'lose' ? `lose the man on ${placeWords(command.from)}` : command.kind;
}
