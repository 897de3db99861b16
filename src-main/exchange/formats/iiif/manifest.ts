import type { MediaUse, OwnRecord } from '#contract/own/records.ts';
import { type Holding, remarkOn, statementsOf, titleOf } from '../holding.ts';
import { plainInscription } from '../inscription.ts';
import { languageTag } from '../language.ts';
import { happeningsOf, inWords } from '../provenance.ts';
import { uriPart } from '../uri.ts';
import { annotationsOf } from './regions.ts';

/** A picture that lies beside the manifest. */
export interface Picture {
  readonly use: MediaUse;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Where the pictures are looked for. The format knows only addresses of the web, so the archive is unpacked and its folder
 * served by any web server of one's own at this port; nothing leaves the machine.
 */
const BASE = 'http://localhost:8000';

/** A IIIF Presentation 3 manifest: one canvas for each picture. */
export function writeManifest(
  holding: Holding,
  { body }: OwnRecord<'object'>,
  folder: string,
  pictures: readonly Picture[],
): string {
  const base = `${BASE}/${uriPart(folder)}`;
  const [rights] = statementsOf(holding, body, 'rights');
  const manifest = {
    '@context': 'http://iiif.io/api/presentation/3/context.json',
    id: `${base}/manifest.json`,
    type: 'Manifest',
    label: inLanguage(titleLang(holding, body), titleOf(holding, body)),
    metadata: metadataOf(holding, body),
    ...(rights && {
      requiredStatement: { label: { en: ['Rights'] }, value: inLanguage(rights.value.lang, rights.value.text) },
    }),
    items: pictures.length > 0 ? pictures.map((picture, at) => canvasOf(base, body, picture, at + 1)) : [blank(base)],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

type Body = OwnRecord<'object'>['body'];

const titleLang = (holding: Holding, body: Body) => statementsOf(holding, body, 'title')[0]?.value.lang;

/** Text by language; `none` where nobody said. */
const inLanguage = (lang: string | undefined, ...texts: readonly string[]) => ({
  [languageTag(lang) ?? 'none']: texts,
});

/** In the words of the format's viewers, which show what they are given: competing values side by side. */
function metadataOf(holding: Holding, body: Body): object[] {
  const fields = Object.keys(body.fields).flatMap((field) => {
    const told = statementsOf(holding, body, field).map((statement) => {
      const remark = remarkOn(statement);
      return remark === undefined ? statement.value.text : `${statement.value.text} [${remark}]`;
    });
    return told.length > 0 ? [pair(field, ...told)] : [];
  });
  return [
    pair('accession', body.accession),
    ...fields,
    ...happeningsOf(holding, body).map((happening) => pair('event', inWords(happening))),
    ...body.parts.map(({ name, count }) => pair('part', `${count.toString()} × ${name}`)),
    ...body.inscriptions.map((one) => ({
      label: inLanguage('en', 'inscription'),
      value: inLanguage(one.lang, plainInscription(one)),
    })),
  ];
}

const pair = (label: string, ...values: readonly string[]) => ({
  label: inLanguage('en', label),
  value: inLanguage(undefined, ...values),
});

/** A manifest has a canvas at least, even of an object that nobody photographed; then nothing is painted on it. */
const blank = (base: string) => ({ id: `${base}/canvas/1`, type: 'Canvas', width: 1000, height: 1000, items: [] });

function canvasOf(base: string, object: Body, picture: Picture, number: number): object {
  const { use, name, width, height } = picture;
  const regions = annotationsOf(object, picture, `${base}/canvas/${number.toString()}`);
  const canvas = `${base}/canvas/${number.toString()}`;
  const body = { id: `${base}/${name}`, type: 'Image', format: 'image/jpeg', width, height };
  const annotation = { id: `${canvas}/annotation`, type: 'Annotation', motivation: 'painting', body, target: canvas };
  return {
    id: canvas,
    type: 'Canvas',
    label: inLanguage(undefined, use.caption === '' ? use.filename : use.caption),
    width,
    height,
    items: [{ id: `${canvas}/page`, type: 'AnnotationPage', items: [annotation] }],
    ...(regions.length > 0 && { annotations: regions }),
  };
}
