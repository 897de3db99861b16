import type { Exhibit, OwnInscription, OwnObject } from '#contract/own/records.ts';
import { readInscription } from '#contract/own/understand/leiden-marks.ts';
import type { Fields, Words } from './documents.ts';

/** Fields by which an object is named rather than described. */
const NAMES: readonly string[] = ['object-name', 'maker', 'place'];

export function objectFields({
  accession,
  fields,
  tags,
  parts,
  inscriptions,
  media,
  regions,
  links,
  events,
}: OwnObject): Fields {
  const named = (ids: (id: string) => boolean): Words =>
    Object.entries(fields).flatMap(([id, { values }]) =>
      ids(id) ? values.flatMap(({ text, note }) => [text, note]) : [],
    );
  return {
    accession: [accession],
    title: named((id) => id === 'title'),
    name: [...named((id) => NAMES.includes(id)), ...tags],
    inscription: inscriptions.flatMap(inscribed),
    text: [
      ...named((id) => id !== 'title' && !NAMES.includes(id)),
      ...parts.flatMap(({ name, number, note }) => [name, number, note]),
      ...inscriptions.flatMap(aboutInscription),
      ...events.flatMap(({ what, date, from, to, place, note }) => [what, date, from, to, place, note]),
      ...media.flatMap(({ filename, caption }) => [caption, filename]),
      ...[...regions, ...links].map(({ note }) => note),
    ],
  };
}

/** As engraved, in standard forms, and as others read it. */
function inscribed({ leiden, readings }: OwnInscription): Words {
  const { lines, normalised } = readInscription(leiden, () => '');
  return [...new Set([...lines, ...normalised, ...readings.flatMap((reading) => reading.lines)])];
}

const aboutInscription = ({ title, face, readings, transliterations, translations }: OwnInscription): Words => [
  title,
  face,
  ...readings.map(({ note }) => note),
  ...[...transliterations, ...translations].flatMap(({ lines }) => lines),
];

export const exhibitFields = ({ title, introduction, items }: Exhibit): Fields => ({
  title: [title],
  text: [introduction, ...items.map(({ text }) => text)],
});
