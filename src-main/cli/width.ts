/** Characters that take two columns of a terminal, and marks that take none. */
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;
const NONE = /[\p{M}\u200B-\u200F\uFE00-\uFE0F]/u;

/** How many columns a text takes on a terminal. */
export function width(text: string): number {
  let columns = 0;
  for (const character of text) columns += NONE.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return columns;
}
