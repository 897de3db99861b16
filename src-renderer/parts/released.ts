let pressed = false;
addEventListener('pointerdown', () => (pressed = true), true);
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (pressed = false), true);

/** Waits for a click under way to land: nothing may move away under it. */
export function released(): Promise<void> {
  return new Promise((resolve) => {
    if (!pressed) resolve();
    // The click follows the release within the same task.
    else addEventListener('pointerup', () => setTimeout(resolve), { once: true });
  });
}
