import type { Holding } from '../holding.ts';
import type { Node } from './nodes.ts';
import { documentsOf } from './object.ts';

/**
 * Linked Art in JSON-LD: a document for each object, and for each of its parts, texts and events, which the model keeps
 * apart from the object and joins to it by their ids. The object itself where there is nothing else, or else a list.
 */
export function writeLinkedArt(holding: Holding): string {
  const documents: readonly Node[] = holding.objects.flatMap((object) => documentsOf(holding, object));
  return `${JSON.stringify(documents.length === 1 ? documents[0] : documents, undefined, 2)}\n`;
}
