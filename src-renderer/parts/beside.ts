const GAP = 8;

/** Puts a note under what it explains, or above where there is more room, inside the window and scrolling with the page. */
export function beside(anchor: Element, note: HTMLElement) {
  const at = anchor.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(at.left, innerWidth - width - GAP));
  const below = at.bottom + GAP + height <= innerHeight || at.top < innerHeight - at.bottom;
  const top = below ? at.bottom + GAP : at.top - GAP - height;
  note.style.left = `${left + scrollX}px`;
  note.style.top = `${Math.max(GAP, top) + scrollY}px`;
}
