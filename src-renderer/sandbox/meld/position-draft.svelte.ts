import type { PositionText } from './read-position.ts';

/** A position that is still being typed. */
export class PositionDraft implements PositionText {
  hands = $state.raw<readonly string[]>([]);
  melds = $state.raw<readonly string[]>([]);
  discards = $state.raw<readonly string[]>([]);
  pile = $state('');
  dealer = $state(0);
  next = $state<PositionText['next']>('draw');
  seat = $state(0);
  card = $state('');
  taken = $state.raw<PositionText['taken']>();

  constructor(seats: number) {
    const empty = new Array<string>(seats).fill('');
    this.hands = empty;
    this.melds = empty;
    this.discards = empty;
  }
}
