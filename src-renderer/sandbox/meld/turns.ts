import type { MeldState, Seat } from '#rules/meld/state.ts';

export const isPerson = (seats: readonly Seat[], seat: number): boolean => seats[seat]?.player === 'person';

/** The seat a position waits for. Of those asked about one card bots answer first, so that persons are asked last. */
export function awaitedIn({ phase, seats }: MeldState): number | null {
  switch (phase.kind) {
    case 'drawing':
    case 'discarding':
      return phase.seat;
    case 'claiming': {
      const asked = phase.answers.flatMap((given, seat) => (given === 'asked' ? [seat] : []));
      return asked.find((seat) => !isPerson(seats, seat)) ?? asked[0] ?? null;
    }
    case 'dealing':
    case 'finished':
      return null;
  }
}

/** Who looks at the screen: the only person there is, or else whoever said so last. */
export function onlooker(seats: readonly Seat[], present: number | null): number | null {
  const persons = seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  return persons.length === 1 ? (persons[0] ?? null) : present;
}

/** The other seats as one sees them round a table: the next in turn at the right, the one before at the left. */
export function others(seats: number, from: number): readonly number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (from + seats - 1 - step) % seats);
}
