const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
/** Controls of direction, and the blocks whose scripts are written from right to left. */
const TURNS = /[\p{Bidi_Control}\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
/** Isolates of the name's own could end ours, or outlast it. */
const ISOLATES = /[\u2066-\u2069]/gu;

/**
 * A name that is put into a sentence, so that whatever it holds turns nothing but itself: a ledger stays a ledger though
 * a player is called by a control for writing backwards. Names that turn nothing stay as they are.
 */
export function isolated(name: string): string {
  return TURNS.test(name) ? `${FIRST_STRONG_ISOLATE}${name.replace(ISOLATES, '')}${POP_ISOLATE}` : name;
}

/** A setup as it is shown: its names isolated. */
export function withIsolatedNames<S extends Seated>(setup: S): S {
  const { seats, bystanders } = setup;
  return { ...setup, seats: seats.map(isolate), ...(bystanders && { bystanders: bystanders.map(isolate) }) };
}

interface Named {
  readonly name: string;
}
/** The setup of any engine. */
export interface Seated {
  readonly seats: readonly Named[];
  readonly bystanders?: readonly Named[];
}

const isolate = <N extends Named>(one: N): N => ({ ...one, name: isolated(one.name) });
