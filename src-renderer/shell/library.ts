import type { LibraryStatus } from '#contract/methods.ts';
import type { Fault } from '#contract/reply.ts';

/** What a reader should know of the library before working in it: that it is only read, and what is damaged. */
export function troublesOf({ access, folder, faults }: LibraryStatus): readonly Fault[] {
  return access === 'writable' ? faults : [{ code: access, detail: folder }, ...faults];
}
