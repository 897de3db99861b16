import { encode } from 'uqr';

/** A QR code to be drawn: how many modules a side, with its quiet zone, and the path of the dark ones. */
export interface Qr {
  readonly size: number;
  readonly path: string;
}

/** Four modules of white all round, as the standard asks. */
const QUIET = 4;

export function qrOf(text: string): Qr {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}
