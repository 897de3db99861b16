import type { Artefact } from '#contract/collection/schema.ts';
import type { RecordRef } from '#contract/records.ts';
import type { OwnBody } from '#contract/own/records.ts';
import { call } from '../../catalogue.ts';
import { inLocale } from '../../language/locale.svelte.ts';
import { titleOfObject } from '../object/fields.ts';

/** What an exhibit shows of a record: an object of one's own by its photograph, an artefact by its name. */
export class Shown {
  title = $state('');
  accession = $state('');
  /** Deleted since it was put in, and still to be restored. */
  binned = $state(false);
  artefact = $state.raw<Artefact | null>(null);
  object = $state.raw<OwnBody<'object'> | null>(null);

  async load(record: RecordRef): Promise<void> {
    if (record.kind === 'object') {
      const reply = await call('own.open', { kind: 'object', id: record.id });
      if (reply.kind !== 'ok') return this.#missing(record);
      const { record: own } = reply.value;
      const body = own.body as OwnBody<'object'>;
      this.binned = own.removed !== undefined;
      this.object = body;
      this.title = titleOfObject(body);
      this.accession = body.accession;
    } else {
      const reply = await call('records.open', record);
      if (reply.kind !== 'ok') return this.#missing(record);
      if (reply.value.body.kind === 'artefact') this.artefact = reply.value.body.artefact;
      this.title = inLocale(reply.value.summary.title);
      this.accession = reply.value.summary.accession ?? '';
    }
  }

  #missing({ id }: RecordRef): void {
    this.title = id;
  }
}
