import type { LibraryStatus } from '#contract/methods.ts';
import type { Warning } from '#contract/own/library.ts';
import type { Fault, Reply } from '#contract/reply.ts';

/** What a reader should know of the library before working in it. */
export interface Notice {
  /** It cannot be opened, or can no longer be trusted. */
  readonly closed: boolean;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Warning[];
}

const NOTHING: Notice = { closed: false, faults: [], warnings: [] };

export function noticeOf(answer: Reply<LibraryStatus> | { readonly kind: 'loading' }): Notice {
  if (answer.kind === 'ok') return noticeOfOpen(answer.value);
  // The pages themselves tell all that passes; these two call for a decision.
  if (answer.kind !== 'fault' || !['corrupt', 'missing'].includes(answer.fault.code)) return NOTHING;
  return { ...NOTHING, closed: true, faults: [answer.fault] };
}

/** A library that another program has open is only read for that reason, and for no other. */
function noticeOfOpen({ access, folder, faults, warnings }: LibraryStatus): Notice {
  const inUse = warnings.some(({ kind }) => kind === 'in-use');
  const told = access === 'writable' || inUse ? faults : [{ code: access, detail: folder }, ...faults];
  return { closed: false, faults: told, warnings };
}
