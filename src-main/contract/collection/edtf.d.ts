/** The library ships no types; only its parser is used here. */
declare module 'edtf' {
  /** Throws where the text is no EDTF date. */
  export function parse(text: string): unknown;
}
