import { randomUUID } from 'node:crypto';
import { ownObject, type OwnObject } from '#contract/own/records.ts';

type ObjectLink = OwnObject['links'][number];

/** How a link reads in a batch edit: `related game:zhuangyuan`. */
export const linkText = ({ relation, to }: ObjectLink): string => `${relation} ${to.kind}:${to.id}`;

const link = ownObject.shape.links.unwrap().element;

/** Links that read like these, those there already as they are; undefined where one reads like no link. */
export function linksFrom(known: readonly ObjectLink[], texts: readonly string[]): ObjectLink[] | undefined {
  const links: ObjectLink[] = [];
  for (const text of texts) {
    const found = known.find((one) => linkText(one) === text) ?? parsed(text);
    if (!found) return undefined;
    links.push(found);
  }
  return links;
}

function parsed(text: string): ObjectLink | undefined {
  const [, relation, kind, id] = /^(\S+) ([^\s:]+):(.+)$/u.exec(text) ?? [];
  return link.safeParse({ id: randomUUID(), relation, to: { kind, id } }).data;
}
