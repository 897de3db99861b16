import { plainText } from '#contract/collection/runs.ts';
import type { FullVariant } from '#contract/records.ts';
import { call } from '../../catalogue.ts';
import { inLocale } from '../../language/locale.svelte.ts';
import { m } from '../../paraglide/messages.js';
import { kept } from '../../shell/kept.ts';
import { router } from '../../shell/router.svelte.ts';

/** Writes an account of one's own over another, changing nothing yet, and opens it. */
export async function fork({ id, entry }: FullVariant): Promise<void> {
  const title = { en: m.own_variant_untitled({ title: plainText(inLocale(entry.title)) }) };
  const body = { title, game: entry.game, extends: id };
  const done = await kept(call('own.create', { kind: 'variant', body }));
  if (done) router.go(`#/collection/variants/${done.record.id}`);
}
