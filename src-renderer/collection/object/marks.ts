import type { Marked } from '#contract/own/understand/leiden-marks.ts';
import { m } from '../../paraglide/messages.js';

const NOTES: Readonly<Record<Marked['kinds'][number], () => string>> = {
  unclear: m.mark_note_unclear,
  variant: m.mark_note_variant,
  slip: m.mark_note_slip,
  lost: m.mark_note_lost,
  restored: m.mark_note_restored,
  expanded: m.mark_note_expanded,
  erased: m.mark_note_erased,
  added: m.mark_note_added,
  surplus: m.mark_note_surplus,
};

/** What marked characters say of themselves when pressed. */
export function markNote({ kinds, lost }: Marked): string {
  const notes = kinds.map((kind) =>
    kind === 'lost' && lost !== undefined ? m.mark_note_lost_count({ lost }) : NOTES[kind](),
  );
  return notes.join(' ');
}
