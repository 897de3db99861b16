import type { OwnObject, Region } from '#contract/own/records.ts';
import { turn } from '#contract/own/turn.ts';
import { readInscription } from '#contract/own/understand/leiden-marks.ts';
import { languageTag } from '../language.ts';
import type { Picture } from './manifest.ts';

type Box = Pick<Region, 'x' | 'y' | 'width' | 'height'>;

/** What is told of the places on a picture, as annotations of its canvas; none of places that were cropped away. */
export function annotationsOf(object: OwnObject, picture: Picture, canvas: string): object[] {
  const annotations = object.regions
    .filter(({ media }) => media === picture.use.id)
    .flatMap((region) => {
      const place = pixelsOf(region, picture);
      const bodies = bodiesOf(object, region);
      return place === undefined || bodies.length === 0 ? [] : [{ region, place, bodies }];
    })
    .map(({ region, place, bodies }, at) => ({
      id: `${canvas}/region/${(at + 1).toString()}`,
      type: 'Annotation',
      motivation: region.shows ? 'supplementing' : 'commenting',
      body: bodies.length === 1 ? bodies[0] : bodies,
      target: `${canvas}#xywh=${place}`,
    }));
  return annotations.length === 0 ? [] : [{ id: `${canvas}/regions`, type: 'AnnotationPage', items: annotations }];
}

/** The place in pixels of the canvas, which shows the photograph cropped, then turned. */
function pixelsOf(region: Region, { use: { crop, turns }, width, height }: Picture): string | undefined {
  const { x, y, width: wide, height: high } = turn(within(region, crop ?? WHOLE), turns);
  const [left, top] = [clamp(x) * width, clamp(y) * height];
  const [right, bottom] = [clamp(x + wide) * width, clamp(y + high) * height];
  const box = [left, top, right - left, bottom - top].map(Math.round);
  return box[2] === 0 || box[3] === 0 ? undefined : box.join(',');
}

const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };
const clamp = (fraction: number): number => Math.min(Math.max(fraction, 0), 1);

const within = (box: Box, crop: Box): Box => ({
  x: (box.x - crop.x) / crop.width,
  y: (box.y - crop.y) / crop.height,
  width: box.width / crop.width,
  height: box.height / crop.height,
});

/** The characters the place shows as they are engraved, the line they stand in as it is transcribed, and what was noted. */
function bodiesOf({ inscriptions }: OwnObject, { shows, note }: Region): object[] {
  const inscription = shows && inscriptions.find(({ id }) => id === shows.inscription);
  const leiden = inscription?.leiden[shows?.line ?? 0];
  const engraved = leiden === undefined ? '' : engravedIn(leiden, shows);
  return [
    engraved === '' ? undefined : textual(engraved, inscription?.lang),
    leiden === undefined || leiden === engraved ? undefined : textual(leiden, inscription?.lang),
    note === undefined || note === '' ? undefined : textual(note),
  ].filter((body) => body !== undefined);
}

/** Characters are counted as engraved, as where they are chosen. */
function engravedIn(leiden: string, shows: Region['shows']): string {
  const [line = ''] = readInscription([leiden], () => '').lines;
  return shows ? [...line].slice(shows.at, shows.at + shows.length).join('') : '';
}

const textual = (value: string, lang?: string): object => {
  const language = languageTag(lang);
  return { type: 'TextualBody', value, format: 'text/plain', ...(language !== undefined && { language }) };
};
