import { claimsOf } from './calls.ts';
import { isUndiscardable, type MeldRules } from './claims.ts';
import type { Counts } from './deck.ts';
import { meldEngine } from './meld.ts';
import type { Claiming, MeldCommand, MeldState } from './state.ts';

/** Everything that some seat may do in a position. */
export function legalCommands(rules: MeldRules, state: MeldState): readonly MeldCommand[] {
  const { phase } = state;
  switch (phase.kind) {
    case 'dealing':
    case 'finished':
      return [{ kind: 'deal' }];
    case 'drawing':
      return [{ kind: 'draw', seat: phase.seat }];
    case 'claiming':
      return phase.answers.flatMap((given, seat) => (given === 'asked' ? answersOf(rules, state, phase, seat) : []));
    case 'discarding':
      return afterMelding(rules, state, phase.seat);
  }
}

function answersOf(rules: MeldRules, state: MeldState, phase: Claiming, seat: number): readonly MeldCommand[] {
  const mustUse = phase.origin === 'draw' && phase.from === seat && isUndiscardable(rules, phase.card);
  const claims = claimsOf(rules, state, seat, phase).map(({ call, meld }): MeldCommand => ({
    kind: 'claim',
    seat,
    call,
    meld: meld.cards,
  }));
  return mustUse ? claims : [...claims, { kind: 'pass', seat }];
}

function afterMelding(rules: MeldRules, state: MeldState, seat: number): readonly MeldCommand[] {
  const hand = state.hands[seat] as Counts;
  const possible: readonly MeldCommand[] = [
    { kind: 'declare', seat },
    { kind: 'keep', seat },
    ...hand.flatMap((count, card): readonly MeldCommand[] => (count > 0 ? [{ kind: 'discard', seat, card }] : [])),
  ];
  return possible.filter((command) => meldEngine.decide(rules, state, command).kind === 'ok');
}
