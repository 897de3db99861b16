import { judgeAgain, type JudgedAgain } from '../judge-again.ts';
import type { Act } from '../play.ts';
import { citePriority, type MeldRules } from './claims.ts';
import { firstSeat } from './deal.ts';
import { cardsOf } from './deck.ts';
import { meldEngine } from './meld.ts';
import type { Call } from './options.ts';
import type { MeldCommand, MeldEvent, MeldRefusal, MeldState } from './state.ts';

type MeldAct = Act<MeldCommand, MeldEvent>;

/** Judges the same cards, claims and discards under other rules, as far as they go. */
export function readjudicate(
  rules: MeldRules,
  start: MeldState,
  acts: readonly MeldAct[],
): JudgedAgain<MeldState, MeldCommand, MeldEvent, MeldRefusal> {
  const commands = acts.flatMap((act) => asPlayed(rules, start, act));
  const judged = judgeAgain(meldEngine, rules, start, commands, adapt);
  const { stop } = judged;
  if (stop.kind !== 'refused') return judged;
  const command = commands[commands.length - stop.left];
  return command?.kind === 'claim' && stop.refusal.kind === 'wrong-phase'
    ? { ...judged, stop: { ...stop, refusal: unclaimable(rules, command.call) } }
    : judged;
}

/** A card that nobody can claim under these rules is gone before the claim is heard. */
function unclaimable(rules: MeldRules, call: Call): MeldRefusal {
  const citation = call === 'own' ? rules.citations['own-draw-pair'] : citePriority(rules, call);
  return { kind: 'no-such-claim', call, citation };
}

/** A deal becomes the cards it brought; gaps belong to the account they were filled in. */
function asPlayed(rules: MeldRules, { seats }: MeldState, { command, events }: MeldAct): readonly MeldCommand[] {
  if (command.kind === 'fill-gap') return [];
  const dealt = events.find((event) => event.kind === 'dealt');
  if (!dealt) return [command];
  const { dealer, hands, pile } = dealt;
  return [
    {
      kind: 'set-up',
      position: {
        dealer,
        hands: hands.map(cardsOf),
        exposed: seats.map(() => []),
        discards: [],
        pile,
        next: { kind: 'draw', seat: firstSeat(rules, dealer, seats.length) },
      },
    },
  ];
}

/** Whoever is asked here and was not asked then lets the card go; whoever let it go then and is not asked here is not heard. */
function adapt({ phase }: MeldState, command: MeldCommand): readonly MeldCommand[] {
  const answers = phase.kind === 'claiming' ? phase.answers : [];
  if (command.kind === 'pass' && answers[command.seat] !== 'asked') return [];
  if (command.kind === 'pass' || command.kind === 'claim') return [command];
  const passes = answers.flatMap((given, seat): readonly MeldCommand[] =>
    given === 'asked' ? [{ kind: 'pass', seat }] : [],
  );
  return [...passes, command];
}
