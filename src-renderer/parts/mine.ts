import type { Link, RecordSummary } from '#contract/records.ts';

/** What of the user's own collection links to a record, each once. */
export function mineAmong(links: readonly Link[]): RecordSummary[] {
  const mine = links.flatMap(({ from }) => (from.kind === 'object' || from.kind === 'exhibit' ? [from] : []));
  return mine.filter(({ kind, id }, at) => mine.findIndex((one) => one.kind === kind && one.id === id) === at);
}
