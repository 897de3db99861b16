import type { FullVariant } from '#contract/records.ts';
import { COMPARING_OPTIONS } from '#rules/comparing/options.ts';
import { TEMPERAMENTS } from '#rules/comparing/state.ts';
import { MELD_OPTIONS } from '#rules/meld/options.ts';
import { BOT_STRENGTHS } from '#rules/meld/state.ts';
import { compile, type Choices, type OptionTable, type RulesetError } from '#rules/ruleset.ts';
import { RACE_OPTIONS } from '#rules/race/options.ts';
import { RACE_BOTS } from '#rules/race/state.ts';
import { TALLY_OPTIONS } from '#rules/tally/options.ts';

/** What some games take beside seats; absent where a game does not. */
interface Extras {
  readonly bystanders?: boolean;
  /** Each side may lay down a stake before the game. */
  readonly stakes?: boolean;
  /** Somebody is chosen to deal first. */
  readonly dealer?: boolean;
}
/** How many may play, or what is wrong with the readings chosen. */
export type Limits =
  | ({ readonly kind: 'seats'; readonly min: number; readonly max: number | null } & Extras)
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
  tally: plug(TALLY_OPTIONS, ({ players }) => players, ['bot']),
  comparing: plug(
    COMPARING_OPTIONS,
    (options) => ({ ...options.seats, bystanders: options['side-bets'].bystanders }),
    TEMPERAMENTS,
  ),
  meld: plug(MELD_OPTIONS, ({ players }) => ({ ...players, dealer: true }), BOT_STRENGTHS.toReversed()),
  race: plug(RACE_OPTIONS, () => ({ min: 2, max: 2, stakes: true }), RACE_BOTS.toReversed()),
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
