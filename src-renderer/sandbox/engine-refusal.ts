import type { ComparingRefusal } from '#rules/comparing/state.ts';
import type { MeldRefusal } from '#rules/meld/state.ts';
import type { RaceRefusal } from '#rules/race/state.ts';
import type { TallyRefusal } from '#rules/tally/state.ts';
import { refusalText as comparingText } from './comparing/words.ts';
import { playableEngine, type PlayableEngine } from './limits.ts';
import { refusalText as meldText } from './meld/words.ts';
import { refusalText as raceText } from './race/words.ts';
import { refusalText as tallyText } from './tally/refusals.ts';

/** An engine's refusal arrives from the catalogue as the engine made it. */
const WORDS: Readonly<Record<PlayableEngine, (refusal: unknown, names: readonly string[]) => string>> = {
  tally: (refusal) => tallyText(refusal as TallyRefusal),
  comparing: (refusal, names) => comparingText(refusal as ComparingRefusal, names),
  meld: (refusal, names) => meldText(refusal as MeldRefusal, names),
  race: (refusal) => raceText(refusal as RaceRefusal),
};

/** Why an engine does not let a game begin. */
export function engineRefusal(engine: string, refusal: unknown, names: readonly string[]): string {
  const known = playableEngine(engine);
  if (!known) throw new Error(`${engine} is not played here`);
  return WORDS[known](refusal, names);
}
