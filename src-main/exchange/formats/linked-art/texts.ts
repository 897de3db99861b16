import type { OwnInscription } from '#contract/own/records.ts';
import { plainInscription } from '../inscription.ts';
import { uriPart } from '../uri.ts';
import {
  aat,
  document,
  isSaid,
  kindOfText,
  languages,
  named,
  NOTE,
  type Node,
  ownKindOfText,
  reference,
  statement,
} from './nodes.ts';

const INSCRIPTION = aat(300028702, 'Transcribed Inscription');
const LEIDEN = ownKindOfText('Leiden transcription');
const READING = ownKindOfText('reading');
const TRANSLATION = kindOfText(300027389, 'Translation');

const idOf = (object: string, { id }: OwnInscription): string => `${object}:inscription:${uriPart(id)}`;

const labelOf = (inscription: OwnInscription): string =>
  [inscription.title, plainInscription(inscription)].find(isSaid) ?? inscription.id;

/** What an object or its part carries. */
export const textIn = (object: string, inscription: OwnInscription): Node =>
  reference(idOf(object, inscription), 'LinguisticObject', labelOf(inscription));

/** The content is the text in standard characters; the signs of Leiden, readings and the rest are texts about it. */
export function textOf(object: string, inscription: OwnInscription): Node {
  const { title, leiden, lang, readings, transliterations, translations, face, direction } = inscription;
  const written = [face, direction].filter((one) => one !== undefined && one !== '').join('; ');
  return document(idOf(object, inscription), 'LinguisticObject', {
    _label: labelOf(inscription),
    classified_as: [INSCRIPTION],
    identified_by: [named(title)],
    content: plainInscription(inscription),
    language: languages(lang),
    referred_to_by: [
      statement(leiden.join('\n'), LEIDEN, lang),
      statement(written, NOTE),
      ...readings.map((reading) => statement(reading.lines.join('\n'), READING, lang, notes(byWhom(reading)))),
      ...transliterations.map(({ system, lines }) =>
        statement(lines.join('\n'), ownKindOfText(`transliteration: ${system}`)),
      ),
      ...translations.map((made) => statement(made.lines.join('\n'), TRANSLATION, made.lang, notes(made.by))),
    ],
  });
}

const byWhom = ({ by, certainty, note }: OwnInscription['readings'][number]): string =>
  [by, certainty, note].filter((one) => one !== undefined && one !== '').join('; ');

const notes = (words: string): readonly (Node | undefined)[] => [statement(words, NOTE)];
