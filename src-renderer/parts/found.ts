import type { Attachment } from 'svelte/attachments';

/** Brings what an address asks for into view and gives it the focus. */
export const bringIntoView =
  (wanted: boolean): Attachment<HTMLElement> =>
  (element) => {
    if (!wanted) return;
    element.tabIndex = -1;
    // After the heading of the page has had its turn.
    requestAnimationFrame(() => {
      element.scrollIntoView({ block: 'center' });
      element.focus({ preventScroll: true });
    });
  };
