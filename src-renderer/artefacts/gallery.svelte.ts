import type { Artefact } from '#contract/collection/schema.ts';
import type { Reply } from '#contract/reply.ts';
import { call } from '../catalogue.ts';
import { matches, type Filter } from './filter.ts';
import type { Loading } from '../parts/resource.svelte.ts';

/** Every artefact of the catalogue, in the order of its accession numbers. */
export class Gallery {
  answer = $state.raw<Loading | Reply<readonly Artefact[]>>({ kind: 'loading' });

  async load() {
    const list = await call('records.list', { kind: 'artefact' });
    if (list.kind !== 'ok') {
      this.answer = list;
      return;
    }
    const replies = await Promise.all(list.value.map(({ kind, id }) => call('records.open', { kind, id })));
    const trouble = replies.find((reply) => reply.kind !== 'ok');
    this.answer = trouble ?? { kind: 'ok', value: replies.flatMap(artefactIn) };
  }

  shown(filter: Filter): readonly Artefact[] {
    return this.answer.kind === 'ok' ? this.answer.value.filter((artefact) => matches(artefact, filter)) : [];
  }
}

const artefactIn = (reply: Awaited<ReturnType<typeof call<'records.open'>>>) =>
  reply.kind === 'ok' && reply.value.body.kind === 'artefact' ? [reply.value.body.artefact] : [];
