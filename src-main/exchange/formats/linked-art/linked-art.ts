import type { OwnRecord } from '#contract/own/records.ts';
import type { Holding } from '../holding.ts';
import { type Listed, written } from '../listed.ts';
import { documentsOf } from './object.ts';

/**
 * Linked Art in JSON-LD: a document for each object, and for each of its parts, texts and events, which the model keeps
 * apart from the object and joins to it by their ids. The object itself where there is nothing else, or else a list.
 */
export function linkedArt(holding: Holding): Listed {
  const [first, ...others] = holding.objects;
  const isAlone = first !== undefined && others.length === 0 && documentsOf(holding, first).length === 1;
  const [head, foot] = isAlone ? ['', '\n'] : ['[\n', '\n]\n'];
  return { head, between: ',\n', foot, of: documents };
}

const documents = (holding: Holding, object: OwnRecord<'object'>): string =>
  documentsOf(holding, object)
    .map((document) => JSON.stringify(document, undefined, 2))
    .join(',\n');

export const writeLinkedArt = (holding: Holding): string => written(linkedArt(holding), holding);
