/** The window's own origin; everything it may load comes from there. */
export const SCHEME = 'app';
export const ORIGIN = `${SCHEME}://variorum`;
