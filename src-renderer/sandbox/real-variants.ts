import type { FullVariant } from '#contract/records.ts';
import { parseCollection } from '#contract/collection/parse.ts';
import { fullVariants } from '#contract/collection/variants.ts';

const files = import.meta.glob<string>('/data/**/*.{md,yaml}', { query: '?raw', import: 'default', eager: true });

/** For tests: the variants as the collection states them. */
export function realVariants(): ReadonlyMap<string, FullVariant> {
  const parsed = parseCollection(
    Object.entries(files).map(([path, text]) => ({ path: path.replace('/data/', ''), text })),
  );
  if (parsed.kind === 'failed') throw new Error(JSON.stringify(parsed.error.slice(0, 3)));
  return new Map(fullVariants(parsed.value).map((variant) => [variant.entry.id, variant]));
}
