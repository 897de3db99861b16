import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { failed, ok, type Result } from '#rules/result.ts';
import type { Choices } from '#rules/ruleset.ts';
import { HYPOTHESES, variantOfView, viewOfVariant } from '#contract/kept-hypothesis.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { FullVariant } from '#contract/records.ts';
import type { Refusal } from '#contract/reply.ts';
import type { Sandbox, SandboxSummary } from '#contract/sandbox.ts';
import { now } from '../clock.ts';
import { beginGame, type Game, type Terms } from '../games.ts';
import type { Library } from '../library.ts';
import { bodyOf, findRecord } from '../queries/records.ts';
import { fullSandbox, insertSandbox } from '../queries/sandboxes.ts';
import { findView } from '../queries/views.ts';
import { transaction } from '../sql.ts';

type Args = ParsedArgs<'sandbox.create'>;

/** Begins a game under a variant as it stands today; what later releases make of the variant does not touch it. */
export function createSandbox(library: Library, args: Args): Result<Sandbox, Refusal> {
  const db = library.writable();
  const frozen = variantOf(library, args.variant);
  if (frozen.kind === 'failed') return frozen;
  const { gapPolicy } = args;
  const terms: Terms = { frozen: frozen.value, choices: args.choices as Choices, gapPolicy, setup: seeded(args.setup) };
  const game = beginGame(terms);
  if (game.kind === 'failed') return game;
  const summary = summaryOf(args.title, frozen.value, game.value);
  transaction(db, () => {
    insertSandbox(db, summary, terms);
  });
  return ok(fullSandbox(db, summary));
}

/** An account of the collection, or a hypothesis kept in the library. */
function variantOf(library: Library, id: string): Result<FullVariant, Refusal> {
  const db = library.records();
  const row = findRecord(db, { kind: 'variant', id });
  const body = row && bodyOf(db, row);
  return body?.kind === 'variant' ? ok(body.variant) : keptVariant(library, id);
}

function keptVariant({ db }: Library, id: string): Result<FullVariant, Refusal> {
  const key = viewOfVariant(id);
  const view = key === undefined ? undefined : findView(db, key);
  if (view?.room !== HYPOTHESES) return failed({ code: 'not-found', field: 'variant', detail: { variant: id } });
  const variant = variantOfView(view);
  if (variant.kind === 'ok') return variant;
  return failed({ code: 'bad-ruleset', field: 'variant', detail: { hypothesis: variant.error } });
}

/** Chance comes from outside the rules: where no seed is given, one is drawn and becomes part of the game. */
function seeded(setup: unknown): unknown {
  const plain = typeof setup === 'object' && setup !== null && !Array.isArray(setup);
  if (!plain || ('seed' in setup && setup.seed !== undefined)) return setup;
  return { ...setup, seed: randomBytes(8).toString('hex') };
}

const named = z.object({ seats: z.array(z.object({ name: z.string() })) });

function summaryOf(title: string, { entry }: FullVariant, game: Game): SandboxSummary {
  const created = now();
  return {
    id: randomUUID(),
    title,
    variant: entry.id,
    game: entry.game,
    players: named.parse(game.setup).seats.map((seat) => seat.name),
    created,
    updated: created,
    moves: 0,
    over: game.engine.isOver(game.start),
  };
}
