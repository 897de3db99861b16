import type { MeldPosition } from '#contract/position/meld-position.ts';
import {
  cardsOf,
  countKinds,
  makeCards,
  parseKinds,
  type CardsError,
  type Counts,
  type Kind,
} from '#rules/meld/deck.ts';
import type { Next, Origin, Position } from '#rules/meld/state.ts';
import type { Generator } from '#rules/random.ts';
import { ok, type Result } from '#rules/result.ts';
import { shuffle } from '#rules/shuffle.ts';

/** A position as it is typed: cards in the letters of the command line, melds parted by strokes. */
export interface PositionText {
  readonly hands: readonly string[];
  readonly melds: readonly string[];
  readonly discards: readonly string[];
  readonly pile: string;
  readonly dealer: number;
  readonly next: 'draw' | 'discard' | 'shown-draw' | 'shown-discard';
  /** Who draws, discards, or has laid the card open. */
  readonly seat: number;
  /** The card that lies open, if one does. */
  readonly card: string;
  /** How the card was shown for which a discard is owed, where that is known. */
  readonly taken?: Origin | undefined;
}
/** What cannot be read, by the field it stands in. */
export type Wrong = Readonly<Record<string, CardsError>>;
export interface PositionRead {
  readonly position: Position;
  readonly wrong: Wrong;
  /** Cards each seat has been given, in the hand and in melds. */
  readonly sizes: readonly number[];
}

/** Melds parted by strokes, `WR WH WC / YP*2`. */
export function readGroups(deck: Counts, words: string): Result<readonly (readonly Kind[])[], CardsError> {
  const groups: (readonly Kind[])[] = [];
  for (const one of words.split('/').filter((part) => part.trim() !== '')) {
    const cards = parseKinds(deck, one);
    if (cards.kind === 'failed') return cards;
    groups.push(cards.value);
  }
  return ok(groups);
}

/** A position of a file in the fields of the form. */
export function positionText({ hands, melds, discards, pile, dealer, next }: MeldPosition): PositionText {
  return {
    hands,
    melds: hands.map((_, seat) => (melds[seat] ?? []).join(' / ')),
    discards: hands.map((_, seat) => discards[seat] ?? ''),
    pile,
    dealer,
    ...nextText(next),
  };
}

function nextText(next: MeldPosition['next']): Pick<PositionText, 'next' | 'seat' | 'card' | 'taken'> {
  if ('draw' in next) return { next: 'draw', seat: next.draw, card: '' };
  if ('discard' in next) return { next: 'discard', seat: next.discard, card: '', taken: next.shown };
  const { card, from, origin } = next.shown;
  return { next: origin === 'draw' ? 'shown-draw' : 'shown-discard', seat: from, card };
}

/** Reads every field; a field that cannot be read counts as empty and is reported. */
export function readPosition(deck: Counts, text: PositionText): PositionRead {
  const wrong: Record<string, CardsError> = {};
  const cards = (field: string, words: string): readonly Kind[] => {
    const read = parseKinds(deck, words);
    if (read.kind === 'ok') return read.value;
    wrong[field] = read.error;
    return [];
  };
  const groups = (field: string, words: string) => {
    const read = readGroups(deck, words);
    if (read.kind === 'ok') return read.value;
    wrong[field] = read.error;
    return [];
  };
  const hands = text.hands.map((words, seat) => cards(`hands-${seat}`, words));
  const exposed = text.melds.map((words, seat) => groups(`melds-${seat}`, words));
  const discards = text.discards.flatMap((words, by) =>
    cards(`discards-${by}`, words).map((card) => ({ card, by, drawn: false })),
  );
  const pile = cards('pile', text.pile);
  const next = nextOf(text, (words) => cards('card', words)[0]);
  return {
    position: { dealer: text.dealer, hands, exposed, discards, pile, next },
    wrong,
    sizes: hands.map((hand, seat) => hand.length + (exposed[seat] ?? []).flat().length),
  };
}

function nextOf({ next, seat, card, taken }: PositionText, read: (words: string) => Kind | undefined): Next {
  if (next === 'draw') return { kind: 'draw', seat };
  if (next === 'discard') return { kind: 'discard', seat, shown: taken ?? { from: seat, origin: 'draw' } };
  const shown = read(card);
  const origin = next === 'shown-draw' ? 'draw' : 'discard';
  return shown === undefined ? { kind: 'draw', seat } : { kind: 'shown', card: shown, from: seat, origin };
}

/** The hands made up to what is dealt, from the cards that lie nowhere yet. */
export function dealRest(deck: Counts, text: PositionText, size: number, generator: Generator): readonly string[] {
  const { position, sizes } = readPosition(deck, text);
  const { hands, exposed, discards, pile, next } = position;
  const open = next.kind === 'shown' ? [next.card] : [];
  const used = countKinds([...hands.flat(), ...exposed.flat(2), ...discards.map(({ card }) => card), ...pile, ...open]);
  const free = deck.map((copies, kind) => Math.max(0, copies - (used[kind] ?? 0)));
  let rest = shuffle(generator, cardsOf(free)).pieces;
  return hands.map((hand, seat) => {
    const owed = next.kind === 'discard' && next.seat === seat ? 1 : 0;
    const wanted = Math.max(0, size + owed - (sizes[seat] ?? 0));
    const dealt = rest.slice(0, wanted);
    rest = rest.slice(wanted);
    return makeCards([...hand, ...dealt]);
  });
}
