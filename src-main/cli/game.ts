import type { GameFile } from '#contract/game-file.ts';
import type { FullVariant } from '#contract/records.ts';
import type { Engine, FillGap, GapRefusal } from '#rules/game.ts';
import type { Act } from '#rules/play.ts';
import type { Failed, Result } from '#rules/result.ts';
import { compile, type Choices, type Ruleset } from '#rules/ruleset.ts';
import { ok } from '#rules/result.ts';
import type { Failure } from './failure.ts';
import { refuseRuleset } from './rules.ts';

/** What is asked of a game that plays itself. */
export interface PlayRequest {
  readonly players: number;
  readonly seed: string;
  /** How each seat plays, where the game leaves its players anything to choose. */
  readonly bots: readonly string[];
  /** What each player lays down, where the game may be played for money. */
  readonly stake?: number | undefined;
}

/** How the command line plays the games of one engine and tells of them. */
export interface Player<O, Setup, State, Command, Event, Refusal> {
  readonly engine: Engine<O, Setup, State, Command | FillGap, Event, Refusal>;
  /** How its bots may be told to play; none where nobody has anything to choose. */
  readonly bots: readonly string[];
  /** Whether the game may be played for a stake. */
  readonly takesStake?: true;
  readonly setup: (request: PlayRequest) => Setup;
  /** What is done next, or `null` once the game is over. */
  readonly next: (rules: Ruleset<O>, state: State) => Command | null;
  readonly refuse: (refusal: Refusal) => Failed<Failure>;
  readonly tell: (told: Told<State, Event>) => string;
  readonly outcome: (state: State) => object;
  /** What chance brought, out of the acts of one game, judged under other rules as far as they go. */
  readonly readjudge: (
    begun: Begun<O, State>,
    setup: Setup,
    acts: readonly Act<Command, Event>[],
  ) => Rejudgement<Command, Event>;
}

export interface Rejudgement<Command, Event> {
  readonly acts: readonly Act<Command, Event>[];
  readonly stop: object;
  readonly stopText: string;
}

/** A game as it is told: its variant, and every act with the state it came upon. */
export interface Told<State, Event> {
  readonly file: GameFile;
  readonly start: State;
  readonly acts: readonly { readonly before: State; readonly events: readonly Event[] }[];
  readonly end: State;
}

/** A game played or read back, its engine's own types hidden. */
export interface Played {
  readonly file: GameFile;
  readonly events: readonly unknown[];
  readonly outcome: object;
  readonly text: () => string;
}

export interface Begun<O, State> {
  readonly rules: Ruleset<O>;
  readonly state: State;
}

export function begin<O, Setup, State, Command, Event, Refusal>(
  { engine, refuse }: Player<O, Setup, State, Command, Event, Refusal>,
  { frozen, choices, gapPolicy }: Pick<GameFile, 'frozen' | 'choices' | 'gapPolicy'>,
  setup: Setup,
): Result<Begun<O, State>, Failure> {
  const rules = compile(engine.options, frozen, choices as Choices, gapPolicy);
  if (rules.kind === 'failed') return refuseRuleset(frozen, rules.error[0]);
  const state = engine.start(rules.value, setup);
  return state.kind === 'ok' ? ok({ rules: rules.value, state: state.value }) : refuse(state.error);
}

export function played<O, Setup, State, Command, Event, Refusal>(
  { engine, outcome, tell }: Player<O, Setup, State, Command, Event, Refusal>,
  file: GameFile,
  start: State,
  acts: readonly Act<unknown, Event>[],
): Played {
  let end = start;
  const found = acts.map(({ events }) => {
    const before = end;
    end = events.reduce(engine.evolve, end);
    return { before, events };
  });
  return {
    file,
    events: acts.flatMap((act) => act.events),
    outcome: outcome(end),
    text: () => tell({ file, start, acts: found, end }),
  };
}

export function isGap(refusal: unknown): refusal is GapRefusal {
  return (refusal as { kind?: unknown }).kind === 'gap';
}

/** The reading the variant prefers, for the first clause a decision asked about. */
export function preferredFilling({ id, clauses }: FullVariant, gap: GapRefusal): FillGap {
  const found = clauses.find((one) => one.id === gap.clauses[0]);
  if (!found) throw new Error(`${id} has no clause ${gap.clauses[0]}`);
  return { kind: 'fill-gap', clause: found.id, reading: found.preferred };
}
