import type { Artefact, Glyph, Inscription } from '#contract/collection/schema.ts';
import { m } from '../paraglide/messages.js';

type Words = () => string;
export type MarkKind = Inscription['marks'][number]['kind'];

const KIND: Readonly<Record<Artefact['kind'], Words>> = {
  tallies: m.artefact_tallies,
  tiles: m.artefact_tiles,
  cards: m.artefact_cards,
  dice: m.artefact_dice,
  bowl: m.artefact_bowl,
  cakes: m.artefact_cakes,
  board: m.artefact_board,
  substitute: m.artefact_substitute,
};
const MARK: Readonly<Record<MarkKind, Words>> = {
  doubtful: m.mark_doubtful,
  variant: m.mark_variant,
  lost: m.mark_lost,
  slip: m.mark_slip,
  simplified: m.mark_simplified,
  expanded: m.mark_expanded,
  erased: m.mark_erased,
  added: m.mark_added,
  surplus: m.mark_surplus,
};
const GLYPH: Readonly<Record<Glyph['kind'], Words>> = {
  variant: m.mark_variant,
  simplified: m.mark_simplified,
  homophone: m.glyph_homophone,
  misprint: m.glyph_misprint,
};

export const ARTEFACT_KINDS = Object.keys(KIND) as readonly Artefact['kind'][];
export const artefactKind = (kind: Artefact['kind']) => KIND[kind]();
export const markName = (kind: MarkKind) => MARK[kind]();
export const glyphKind = (kind: Glyph['kind']) => GLYPH[kind]();
