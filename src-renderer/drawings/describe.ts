import type { Drawing } from '#contract/collection/schema.ts';
import { assertNever } from '#rules/result.ts';
import { m } from '../paraglide/messages.js';

type Words = () => string;
type TallyDrawing = Extract<Drawing, { kind: 'tally' }>;
type Suit = Extract<Drawing, { kind: 'chess-card' }>['suit'] | Extract<Drawing, { kind: 'playing-card' }>['suit'];
type Family = Extract<Drawing, { kind: 'mahjong-tile' }>['family'];

const COLOUR: Readonly<Record<TallyDrawing['colour'] | TallyDrawing['ink'], Words>> = {
  yellow: m.colour_yellow,
  red: m.colour_red,
  maroon: m.colour_maroon,
  green: m.colour_green,
  scarlet: m.colour_scarlet,
  blue: m.colour_blue,
  white: m.colour_white,
  bamboo: m.colour_bamboo,
  black: m.colour_black,
  gold: m.colour_gold,
};
const SUIT: Readonly<Record<Suit, Words>> = {
  yellow: m.colour_yellow,
  red: m.colour_red,
  green: m.colour_green,
  white: m.colour_white,
  joker: m.suit_joker,
  spades: m.suit_spades,
  hearts: m.suit_hearts,
  diamonds: m.suit_diamonds,
  clubs: m.suit_clubs,
  any: m.suit_any,
};
const FAMILY: Readonly<Record<Family, Words>> = {
  characters: m.family_characters,
  bamboos: m.family_bamboos,
  circles: m.family_circles,
  wind: m.family_wind,
};

/** What a drawing shows, in words: its text alternative. */
export function describe(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'tally':
      return describeTally(drawing);
    case 'die':
      return m.drawn_dice({ faces: drawing.faces.join(', ') });
    case 'pip-tile':
      return m.drawn_pips({ groups: drawing.groups.map(sum).join(' + ') });
    case 'court-tile':
      return m.drawn_court({ letter: drawing.letter, colour: courtColour(drawing.index) });
    case 'chess-card':
      return m.drawn_chess_card({ suit: SUIT[drawing.suit](), character: drawing.character });
    case 'playing-card':
      return m.drawn_playing_card({ rank: drawing.rank, suit: SUIT[drawing.suit]() });
    case 'mahjong-tile':
      return m.drawn_mahjong({ face: drawing.face, family: FAMILY[drawing.family]() });
    case 'bowl':
      return m.drawn_bowl();
    case 'cake':
      return m.drawn_cake({ face: drawing.face });
    case 'race-man':
      return drawing.side === 'dark' ? m.drawn_dark_man() : m.drawn_light_man();
    case 'race-board':
      return m.drawn_board({ places: drawing.places });
    case 'box':
      return m.drawn_box();
    default:
      return assertNever(drawing);
  }
}

function describeTally({ colour, ink, head, columns, foot }: TallyDrawing) {
  const text = [head, ...columns, foot].filter(Boolean).join(' / ');
  return m.drawn_tally({ colour: COLOUR[colour](), ink: COLOUR[ink](), text });
}

const courtColour = (index: 'red' | 'blue' | 'unknown') => (index === 'unknown' ? m.colour_unknown() : COLOUR[index]());
const sum = (rows: readonly number[]) => rows.reduce((total, row) => total + row, 0);
