import type { OwnObject } from '#contract/own/records.ts';
import { addressOf, type Holding, nameOfLinked } from '../holding.ts';
import { classOf, displayName, node, NOTE, type Node, reference, statement } from './nodes.ts';

type Link = OwnObject['links'][number];

/** The objects that an object is part of, what else it has to do with, and the texts that refer to it. */
type Relations = readonly [partOf: readonly Node[], attributed: readonly Node[], texts: readonly Node[]];

/**
 * Links go where the model has a property for them: an object is part of another, a source refers to it. Elsewhere
 * somebody says that the two have to do with each other, and how and why is told in words.
 */
export function relationsOf(holding: Holding, { links }: OwnObject): Relations {
  const to = (link: Link) => reference(addressOf(link.to), classOf(link.to.kind), nameOfLinked(holding, link.to));
  const isPart = ({ relation, to: { kind } }: Link) => relation === 'part-of' && classOf(kind) === 'HumanMadeObject';
  const isSource = ({ to: { kind } }: Link) => kind === 'source' || kind === 'passage';
  const isPlain = (link: Link) => link.note === undefined && (isPart(link) || isSource(link));
  return [
    links.filter(isPart).map(to),
    links.filter((link) => !isPlain(link)).map((link) => attributed(link, to(link))),
    links.filter(isSource).map(to),
  ];
}

const attributed = ({ relation, note }: Link, to: Node): Node =>
  node('AttributeAssignment', {
    identified_by: [displayName(relation, 'en')],
    assigned: [to],
    referred_to_by: [statement(note, NOTE)],
  });
