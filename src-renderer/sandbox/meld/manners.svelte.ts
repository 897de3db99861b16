/** Seconds to call that a table may agree on; none means as long as one likes. */
export const TIMES = [0, 5, 10, 20, 40] as const;
export const PACES = ['calm', 'brisk', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

const PACE_MS: Readonly<Record<Pace, number>> = { calm: 1200, brisk: 500, 'at-once': 0 };

/** What the players at this screen have agreed on. It decides nothing but when a card is let go. */
class Manners {
  seconds = $state(0);
  pace = $state<Pace>('calm');
  /** How long a bot lets one look before it moves. */
  readonly paceMs = $derived.by(() => PACE_MS[this.pace]);
}

export const manners = new Manners();
