/** The library ships no types; only its parser and the ends of its dates are used here. */
declare module 'edtf' {
  /** Throws where the text is no EDTF date. */
  export function parse(text: string): unknown;

  interface Ends {
    /** Milliseconds from 1970; not a number where a year is beyond what `Date` can hold. */
    readonly min: number;
    readonly max: number;
  }
  interface Season extends Ends {
    readonly type: 'Season';
    readonly year: number;
    readonly season: number;
  }
  interface Other extends Ends {
    readonly type: 'Date' | 'Year' | 'Decade' | 'Century' | 'Set' | 'List';
  }
  /** Throws where the text is no EDTF date. Not for intervals: it refuses some that the parser takes. */
  export default function edtf(text: string): Season | Other;
}
