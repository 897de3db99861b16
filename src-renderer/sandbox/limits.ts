import type { FullVariant } from '#contract/records.ts';
import { COMPARING_OPTIONS } from '#rules/comparing/options.ts';
import { TEMPERAMENTS } from '#rules/comparing/state.ts';
import { compile, type Choices, type OptionTable, type RulesetError } from '#rules/ruleset.ts';
import { TALLY_OPTIONS } from '#rules/tally/options.ts';

/** How many may play, or what is wrong with the readings chosen. */
export type Limits =
  | { readonly kind: 'seats'; readonly min: number; readonly max: number | null; readonly bystanders: boolean }
  | { readonly kind: 'wrong'; readonly errors: readonly RulesetError[] };

type Room = Omit<Limits & { readonly kind: 'seats' }, 'kind'>;

/** What this room has to know of an engine before a game begins. */
interface Plug {
  readonly limits: (variant: FullVariant, choices: Choices) => Limits;
  /** Who can sit down: a person first, then the bots, the one offered first in front. */
  readonly players: readonly string[];
}

function plug<O>(options: OptionTable<O>, room: (options: O) => Room, bots: readonly string[]): Plug {
  return {
    limits: (variant, choices) => {
      const rules = compile(options, variant, choices, 'preferred');
      return rules.kind === 'ok'
        ? { kind: 'seats', ...room(rules.value.options) }
        : { kind: 'wrong', errors: rules.error };
    },
    players: ['person', ...bots],
  };
}

/** Engines whose games can be played in this room. */
const PLUGS = {
  tally: plug(TALLY_OPTIONS, ({ players }) => ({ ...players, bystanders: false }), ['bot']),
  comparing: plug(
    COMPARING_OPTIONS,
    (options) => ({ ...options.seats, bystanders: options['side-bets'].bystanders }),
    TEMPERAMENTS,
  ),
};
export type PlayableEngine = keyof typeof PLUGS;

export const playableEngine = (engine: string): PlayableEngine | undefined =>
  Object.hasOwn(PLUGS, engine) ? (engine as PlayableEngine) : undefined;

function plugOf({ engine }: FullVariant): Plug {
  const known = playableEngine(engine);
  if (!known) throw new Error(`${engine} is not played here`);
  return PLUGS[known];
}

export const limitsOf = (variant: FullVariant, choices: Choices): Limits => plugOf(variant).limits(variant, choices);
export const playersOf = (variant: FullVariant): readonly string[] => plugOf(variant).players;
