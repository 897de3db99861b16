import { call } from '../../catalogue.ts';

/** Seconds to call that a table may agree on; none means as long as one likes. */
export const TIMES = [0, 5, 10, 20, 40] as const;
export const PACES = ['calm', 'brisk', 'at-once'] as const;
export type Time = (typeof TIMES)[number];
export type Pace = (typeof PACES)[number];

const TIME_SETTING = 'time-to-call';
const PACE_SETTING = 'pace-of-bots';
const PACE_MS: Readonly<Record<Pace, number>> = { calm: 1200, brisk: 500, 'at-once': 0 };

/** What the players at this screen have agreed on. It decides nothing but when a card is let go. */
class Manners {
  time = $state<Time>(0);
  pace = $state<Pace>('calm');
  /** How long a bot lets one look before it moves. */
  readonly paceMs = $derived.by(() => PACE_MS[this.pace]);

  chooseTime(time: Time) {
    this.time = time;
    return call('settings.set', { key: TIME_SETTING, value: time });
  }

  choosePace(pace: Pace) {
    this.pace = pace;
    return call('settings.set', { key: PACE_SETTING, value: pace });
  }

  async restore(): Promise<void> {
    this.time = (await keptAmong(TIMES, TIME_SETTING)) ?? this.time;
    this.pace = (await keptAmong(PACES, PACE_SETTING)) ?? this.pace;
  }
}

async function keptAmong<T>(known: readonly T[], key: string): Promise<T | undefined> {
  const reply = await call('settings.get', { key });
  return reply.kind === 'ok' ? known.find((one) => one === reply.value) : undefined;
}

export const manners = new Manners();
