/** Leaves the field that has the focus, so that what was typed there is written before the page is gone. */
export function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
