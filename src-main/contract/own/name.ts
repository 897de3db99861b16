import { assertNever } from '#rules/result.ts';
import { preferredText } from './preferred.ts';
import type { OwnBody, OwnRecord } from './records.ts';

/** What a record is called where records of several kinds are told. */
export function nameOfOwn({ kind, body }: Pick<OwnRecord, 'kind' | 'body'>): string {
  switch (kind) {
    case 'object': {
      const object = body as OwnBody<'object'>;
      return `${object.accession} ${preferredText(object.fields['title'])}`.trim();
    }
    case 'source':
      return (body as OwnBody<'source'>).short;
    case 'variant':
      return (body as OwnBody<'variant'>).title.en;
    case 'object-type':
      return (body as OwnBody<'object-type'>).label;
    case 'value-list':
      return (body as OwnBody<'value-list'>).field;
    case 'exhibit':
    case 'saved-search':
      return (body as OwnBody<'exhibit' | 'saved-search'>).title;
    default:
      return assertNever(kind);
  }
}
