/** What stands on a label besides its fields, where what sticks out is named. */
export const ACCESSION = '#accession';
export const QR = '#qr';

/** Rounding of the layout, which nobody sees on paper. */
const LEEWAY_PX = 0.6;

/** Which of the fields reach over the inner edge of their label, and would be cut off. */
export function outside(box: HTMLElement, fields: readonly string[]): string[] {
  const edge = innerEdge(box);
  return fields.filter((field) => {
    const part = box.querySelector<HTMLElement>(`[data-field="${field}"]`);
    if (!part) return false;
    const { right, bottom } = part.getBoundingClientRect();
    const wider = part.scrollWidth > part.clientWidth + 1;
    return wider || right > edge.right + LEEWAY_PX || bottom > edge.bottom + LEEWAY_PX;
  });
}

function innerEdge(box: HTMLElement) {
  const { right, bottom } = box.getBoundingClientRect();
  const { paddingRight, paddingBottom } = getComputedStyle(box);
  return { right: right - parseFloat(paddingRight), bottom: bottom - parseFloat(paddingBottom) };
}
