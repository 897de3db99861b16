import { failed, ok, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { Refusal } from '#contract/reply.ts';
import type { Receipt } from '#contract/sandbox.ts';
import { illegal, type LogEntry, type Standing } from '../games.ts';
import type { Library } from '../library.ts';
import { appendEntry } from './append-entry.ts';

/** Makes a move in a game, if its rules allow it. */
export function act(library: Library, { command, ...place }: ParsedArgs<'sandbox.act'>): Result<Receipt, Refusal> {
  return appendEntry(library, place, (before) => decide(before, command));
}

function decide({ game, state }: Standing, command: unknown): Result<LogEntry, Refusal> {
  const parsed = game.engine.parseCommand(command);
  if (parsed.kind === 'failed') return failed(illegal('command', parsed.error));
  const decided = game.engine.decide(game.rules, state, parsed.value);
  if (decided.kind === 'ok') return ok({ kind: 'act', command: parsed.value, events: decided.value });
  return failed(decided.error.kind === 'gap' ? gap(decided.error) : illegal('command', decided.error));
}

const gap = (refusal: { readonly kind: string }): Refusal => ({ code: 'gap', detail: { ...refusal } });
