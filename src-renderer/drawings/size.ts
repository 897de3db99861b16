import type { Drawing } from '#contract/collection/schema.ts';
import { assertNever } from '#rules/result.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const TALLY_LENGTH = 152;
const DIE = 16;
const DIE_GAP = 4;

/** Roughly in millimetres, so that pieces drawn together stand in their proportions. */
export function naturalSize(drawing: Drawing): Size {
  switch (drawing.kind) {
    case 'tally':
      return { width: 15 + 10 * drawing.length, height: TALLY_LENGTH * drawing.length };
    case 'die':
      return { width: drawing.faces.length * (DIE + DIE_GAP) - DIE_GAP, height: DIE };
    case 'pip-tile':
    case 'court-tile':
      return { width: 24, height: 56 };
    case 'chess-card':
      return { width: 22, height: 86 };
    case 'playing-card':
      return { width: 58, height: 88 };
    case 'mahjong-tile':
      return { width: 27, height: 37 };
    case 'bowl':
      return { width: 150, height: 70 };
    case 'cake':
      return { width: 100 * drawing.size, height: 100 * drawing.size };
    case 'race-man':
      return { width: 18, height: 60 };
    case 'race-board':
      return { width: 240, height: 90 };
    case 'box':
      return { width: 120, height: 60 };
    default:
      return assertNever(drawing);
  }
}
