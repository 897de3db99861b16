const STEPS: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};

/** Up and down go to the same control of the next row. */
export function rowKeys(event: KeyboardEvent & { currentTarget: HTMLElement }) {
  const step = STEPS[event.key];
  const tag = event.target instanceof HTMLElement ? event.target.tagName : '';
  const next = step ? event.currentTarget[step]?.querySelector<HTMLElement>(tag.toLowerCase()) : null;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
