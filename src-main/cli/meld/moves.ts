import type { FullVariant } from '#contract/records.ts';
import { makeKind } from '#rules/meld/deck.ts';
import { legalCommands } from '#rules/meld/legal.ts';
import type { MeldCommand } from '#rules/meld/state.ts';
import { ok } from '#rules/result.ts';
import type { Outcome } from '../command.ts';
import { layPosition } from './position.ts';
import { CALL_NAMES, cardList, cardWords, PHASE_WORDS, playerWords } from './words.ts';

/** Everything that may be done in a position. */
export function meldMoves(variant: FullVariant, set: Readonly<Record<string, string>>, path: string): Outcome {
  const laid = layPosition(variant, set, path);
  if (laid.kind === 'failed') return laid;
  const { compiled, state } = laid.value;
  const moves = legalCommands(compiled.rules, state);
  const { kind } = state.phase;
  return ok({
    json: { variant: variant.id, phase: kind, moves: moves.map(moveJson) },
    text: () => [PHASE_WORDS[kind], '', ...moves.map(moveWords)].join('\n'),
  });
}

function moveJson(command: MeldCommand): object {
  switch (command.kind) {
    case 'claim':
      return { ...command, meld: cardList(command.meld) };
    case 'discard':
      return { ...command, card: makeKind(command.card) };
    default:
      return command;
  }
}

function moveWords(command: MeldCommand): string {
  if (!('seat' in command)) return command.kind;
  const who = playerWords(command.seat);
  switch (command.kind) {
    case 'claim':
      return `${who}: ${CALL_NAMES[command.call]}, ${cardWords(command.meld)}`;
    case 'discard':
      return `${who}: discard ${makeKind(command.card)}`;
    case 'draw':
    case 'pass':
    case 'keep':
    case 'declare':
      return `${who}: ${command.kind}`;
  }
}
