import { engineOf, type AnyEngine } from '#rules/engines.ts';
import { fold, type Entry } from '#rules/play.ts';
import { failed, ok, type Result } from '#rules/result.ts';
import { compile, type Choices, type GapPolicy, type Ruleset } from '#rules/ruleset.ts';
import type { FullVariant } from '#contract/records.ts';
import type { Refusal } from '#contract/reply.ts';
import { FaultError } from './fault.ts';
import { entriesOf, gameTerms, headOf } from './queries/sandboxes.ts';
import type { ReadableDb } from './sql.ts';

export type LogEntry = Entry<unknown, { readonly kind: string }>;

/** What a game is played under, settled when it is begun. */
export interface Terms {
  readonly frozen: FullVariant;
  readonly choices: Choices;
  readonly gapPolicy: GapPolicy;
  readonly setup: unknown;
}

export interface Game {
  readonly engine: AnyEngine;
  readonly rules: Ruleset<Record<string, unknown>>;
  readonly setup: unknown;
  readonly start: unknown;
}

/** Reads the terms of a game with its engine, or says what is wrong with them. */
export function beginGame({ frozen, choices, gapPolicy, setup }: Terms): Result<Game, Refusal> {
  const engine = engineOf(frozen.engine);
  if (!engine) return failed({ code: 'bad-ruleset', field: 'variant', detail: { engine: frozen.engine } });
  const rules = compile(engine.options, frozen, choices, gapPolicy);
  if (rules.kind === 'failed')
    return failed({ code: 'bad-ruleset', field: 'choices', detail: { errors: rules.error } });
  const parsed = engine.parseSetup(setup);
  if (parsed.kind === 'failed') return failed(illegal('setup', parsed.error));
  const start = engine.start(rules.value, parsed.value);
  if (start.kind === 'failed') return failed(illegal('setup', start.error));
  return ok({ engine, rules: rules.value, setup: parsed.value, start: start.value });
}

/** The engine's own refusal goes along as it is; the window has words for it. */
export function illegal(argument: string, refusal: { readonly kind: string; readonly field?: unknown }): Refusal {
  const field = typeof refusal.field === 'string' ? `${argument}.${refusal.field}` : argument;
  return { code: 'illegal', field, detail: { ...refusal } };
}

/** A game as far as it has been played. */
export interface Standing {
  readonly game: Game;
  readonly log: readonly LogEntry[];
  readonly state: unknown;
}

export function standing(game: Game, log: readonly LogEntry[]): Standing {
  return { game, log, state: fold(game.engine.evolve, game.start, log) };
}

/** A game with one entry more; taking back and making again change what stands, so those fold the log anew. */
export function advance({ game, log, state }: Standing, entry: LogEntry): Standing {
  const longer = [...log, entry];
  if (entry.kind !== 'act') return standing(game, longer);
  return { game, log: longer, state: entry.events.reduce(game.engine.evolve, state) };
}

/** Games in play, kept folded: a log is read and folded again only where it is not the one that was folded. */
export interface GameCache {
  readonly standing: (db: ReadableDb, id: string) => Standing;
  readonly keep: (id: string, now: Standing) => void;
}

const MOST_KEPT = 8;

export function gameCache(): GameCache {
  const kept = new Map<string, Standing>();
  const keep = (id: string, now: Standing): void => {
    kept.delete(id);
    kept.set(id, now);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  };
  return {
    keep,
    standing: (db, id) => {
      const known = kept.get(id);
      if (known && known.log.length === headOf(db, id)) return known;
      const read = readStanding(db, id);
      keep(id, read);
      return read;
    },
  };
}

/** Folds a stored game from its log. A game that no longer begins or folds has been damaged. */
export function readStanding(db: ReadableDb, id: string): Standing {
  const game = beginGame(gameTerms(db, id));
  if (game.kind === 'failed') throw new FaultError('corrupt', `game ${id} cannot begin: ${JSON.stringify(game.error)}`);
  const log = entriesOf(db, id);
  try {
    return standing(game.value, log);
  } catch (error) {
    throw new FaultError('corrupt', `the log of game ${id} cannot be followed: ${String(error)}`);
  }
}
