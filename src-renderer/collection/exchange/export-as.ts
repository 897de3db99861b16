import type { MethodArgs } from '#contract/methods.ts';
import type { Reply } from '#contract/reply.ts';
import { call, callHost } from '../../catalogue.ts';
import { locale } from '../../language/locale.svelte.ts';
import { m } from '../../paraglide/messages.js';
import { columnLabel, everyColumn } from '../list/columns.ts';
import type { Format } from './formats.ts';

interface Wanted {
  readonly task: string;
  /** All objects where none are named. */
  readonly ids: readonly string[] | undefined;
  /** Sources that are not to be named. */
  readonly leaveOut: string[];
  readonly guarded: boolean;
  /** Headings in the language of the window. */
  readonly localised: boolean;
}

export type Done = { readonly kind: 'exported'; readonly records: number } | { readonly kind: 'cancelled' };

/** Writes objects in a format to a place the user chose. */
export async function exportAs({ id, kind }: Format, path: string, wanted: Wanted): Promise<Reply<Done>> {
  const { task, ids, leaveOut, guarded } = wanted;
  const chosen = { task, leaveOut, lang: locale(), ...(ids && { ids: [...ids] }) };
  if (id === 'pdf') return printed(path, chosen);
  const headings = wanted.localised && kind !== 'sources' ? headingsNow() : {};
  return call('export.run', { format: id, path, guarded, headings, ...chosen });
}

type Chosen = Pick<MethodArgs<'export.pages'>, 'task' | 'ids' | 'leaveOut' | 'lang'>;

async function printed(path: string, chosen: Chosen): Promise<Reply<Done>> {
  const words = { title: m.formats_catalogue(), sources: m.formats_sources(), headings: headingsNow() };
  const pages = await call('export.pages', { ...words, ...chosen });
  if (pages.kind !== 'ok' || pages.value.kind === 'cancelled') return pages as Reply<Done>;
  const done = await callHost('host.pageToPdf', { path, html: pages.value.html });
  if (done.kind !== 'ok') return done;
  return done.value ? { kind: 'ok', value: { kind: 'exported', records: pages.value.records } } : NOT_WRITTEN;
}

const NOT_WRITTEN: Reply<never> = {
  kind: 'refused',
  refusal: { code: 'bad-argument', field: 'path', detail: { reason: 'not-writable' } },
};

const headingsNow = () =>
  Object.fromEntries([...everyColumn(), 'parts', 'events'].map((column) => [column, columnLabel(column)]));
