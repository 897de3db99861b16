/** Seconds to call that a table may choose; none means as long as one likes. */
export const TIMES = [0, 5, 10, 20, 40] as const;

/** What the players at this screen have agreed on. It decides nothing but when a card is let go. */
class Manners {
  seconds = $state(0);

  choose(seconds: number): void {
    this.seconds = seconds;
  }
}

export const manners = new Manners();
