import { CORE_FIELDS } from '#contract/own/core-fields.ts';
import type { Reply } from '#contract/reply.ts';
import { call, callHost } from '../../catalogue.ts';
import { locale } from '../../language/locale.svelte.ts';
import { m } from '../../paraglide/messages.js';
import { columnLabel } from '../list/columns.ts';
import type { Format } from './formats.ts';

interface Wanted {
  /** All objects where none are named. */
  readonly ids: readonly string[] | undefined;
  readonly guarded: boolean;
  /** Headings in the language of the window. */
  readonly localised: boolean;
}

/** Writes objects in a format to a place the user chose. */
export async function exportAs(
  { id, kind }: Format,
  path: string,
  wanted: Wanted,
): Promise<Reply<{ records: number }>> {
  const chosen = wanted.ids && { ids: [...wanted.ids] };
  if (id === 'pdf') return printed(path, chosen);
  const headings = wanted.localised && kind !== 'sources' ? headingsNow() : {};
  return call('export.run', { format: id, path, guarded: wanted.guarded, headings, lang: locale(), ...chosen });
}

async function printed(path: string, chosen: { ids: string[] } | undefined): Promise<Reply<{ records: number }>> {
  const words = { title: m.formats_catalogue(), sources: m.formats_sources(), headings: headingsNow() };
  const pages = await call('export.pages', { ...words, lang: locale(), ...chosen });
  if (pages.kind !== 'ok') return pages;
  const done = await callHost('host.pageToPdf', { path, html: pages.value.html });
  if (done.kind !== 'ok') return done;
  return done.value ? { kind: 'ok', value: { records: pages.value.records } } : NOT_WRITTEN;
}

const NOT_WRITTEN: Reply<never> = {
  kind: 'refused',
  refusal: { code: 'bad-argument', field: 'path', detail: { reason: 'not-writable' } },
};

const COLUMNS = ['accession', 'type', 'tags', 'photographs', ...CORE_FIELDS.map(({ id }) => id)];

const headingsNow = () => Object.fromEntries(COLUMNS.map((column) => [column, columnLabel(column)]));
