/** Lines of a text as kept: the empty ones at its end are not lines. */
export const linesOf = (text: string): string[] => {
  const trimmed = text.replace(/\n+$/, '');
  return trimmed === '' ? [] : trimmed.split('\n');
};
