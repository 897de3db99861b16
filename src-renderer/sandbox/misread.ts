import type { Misread } from '#contract/position/read-position.ts';
import { assertNever } from '#rules/result.ts';
import { m } from '../paraglide/messages.js';

/** Why a position that was pasted cannot be laid out; seats are counted from 0, as in the text itself. */
export function misreadText(misread: Misread): string {
  switch (misread.kind) {
    case 'not-json':
      return m.sandbox_paste_not_json({ detail: misread.detail });
    case 'no-such-seat':
      return m.sandbox_paste_no_seat({ field: misread.field, seat: misread.seat, last: misread.seats - 1 });
    case 'bad-position':
      return m.sandbox_paste_bad({ field: misread.field, detail: misread.detail });
    default:
      return assertNever(misread);
  }
}
