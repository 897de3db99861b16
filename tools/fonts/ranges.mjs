/** Whether a code point lies in one of the inclusive ranges. */
export const inRanges = (ranges, codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);

/** Sorted code points as inclusive ranges. */
export const toRanges = (sorted) => {
  const ranges = [];
  for (const codePoint of sorted) {
    const open = ranges.at(-1);
    if (open && codePoint === open[1] + 1) open[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges;
};
