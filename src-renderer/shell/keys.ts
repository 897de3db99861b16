/** What of a keyboard event names a combination. */
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const ARROWS: Readonly<Record<string, string>> = { arrowleft: '←', arrowright: '→', arrowup: '↑', arrowdown: '↓' };

/** The combination an event presses, such as `mod+k`. Shift tells only keys apart that print nothing, and `mod` ones. */
export function keysOf(event: Pressed, apple: boolean): string {
  const mod = apple ? event.metaKey : event.ctrlKey;
  const shift = event.shiftKey && (mod || event.key.length > 1);
  return [mod && 'mod', event.altKey && 'alt', shift && 'shift', event.key.toLowerCase()].filter(Boolean).join('+');
}

/** A combination as it stands on the reader's keyboard. */
export const printKeys = (keys: string, apple: boolean) =>
  keys
    .split('+')
    .map((key) => nameOf(key, apple))
    .join(apple ? '' : '+');

function nameOf(key: string, apple: boolean) {
  if (key === 'mod') return apple ? '⌘' : 'Ctrl';
  if (key === 'alt') return apple ? '⌥' : 'Alt';
  if (key === 'shift') return apple ? '⇧' : 'Shift';
  return ARROWS[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
}

const EDITING = new Set(['a', 'c', 'v', 'x', 'y', 'z']);

/** Keys that belong to whoever types in a field, rather than to the room around it. */
export const isTyping = (event: Pressed) =>
  event.ctrlKey || event.metaKey ? EDITING.has(event.key.toLowerCase()) : !event.altKey && !/^F\d/.test(event.key);
