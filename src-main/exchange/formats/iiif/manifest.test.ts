import { expect, test } from 'vitest';
import { BARE, holdingOf, TALLIES } from '../testing.ts';
import { writeManifest } from './manifest.ts';
import { manifest as model } from './model.testing.ts';

const holding = holdingOf(TALLIES, BARE);
const [tallies, bare] = holding.objects;
const picture = { use: TALLIES.media[0]!, name: '1.jpg', width: 4000, height: 3000 };
const manifest = JSON.parse(writeManifest(holding, tallies!, '籌-1', [picture])) as Readonly<Record<string, unknown>>;

test('a manifest names itself by an address of the web', () => {
  expect(manifest).toMatchObject({
    '@context': 'http://iiif.io/api/presentation/3/context.json',
    id: 'http://localhost:8000/%E7%B1%8C-1/manifest.json',
    type: 'Manifest',
    label: { 'zh-Hant': ['狀元籌 𠮷'] },
    requiredStatement: { value: { none: ['© the owner'] } },
  });
});

test('is a manifest of the format, and nothing in it is looser', () => {
  const blank = JSON.parse(writeManifest(holding, bare!, 'b', [])) as object;
  for (const one of [manifest, blank]) expect(model.safeParse(one).error?.issues).toBeUndefined();
  expect(
    model.safeParse({ ...manifest, items: [{ id: 'http://a', type: 'Canvas', width: 1, height: 1 }] }).success,
  ).toBe(false);
});

const canvas = 'http://localhost:8000/%E7%B1%8C-1/canvas/1';
interface Annotated {
  readonly items: readonly { readonly annotations?: readonly { readonly items: readonly { target: string }[] }[] }[];
}
function regionsOn(use: Partial<typeof picture.use>, size: { width: number; height: number }) {
  const shown = { ...picture, ...size, use: { ...picture.use, ...use } };
  const { items } = JSON.parse(writeManifest(holding, tallies!, '籌-1', [shown])) as Annotated;
  return items[0]?.annotations?.[0]?.items ?? [];
}

test('regions are told on the canvas: the characters they show, their line, and notes', () => {
  expect(regionsOn({}, { width: 4000, height: 3000 })).toEqual([
    {
      id: `${canvas}/region/1`,
      type: 'Annotation',
      motivation: 'supplementing',
      body: [
        { type: 'TextualBody', value: '狀元', format: 'text/plain', language: 'zh-Hant' },
        { type: 'TextualBody', value: '狀元[2]及第', format: 'text/plain', language: 'zh-Hant' },
      ],
      target: `${canvas}#xywh=1000,1500,1000,1500`,
    },
    {
      id: `${canvas}/region/2`,
      type: 'Annotation',
      motivation: 'commenting',
      body: { type: 'TextualBody', value: 'a crack', format: 'text/plain' },
      target: `${canvas}#xywh=0,0,400,300`,
    },
  ]);
});

test.each([
  // The photograph is 4000 by 3000; the region of characters is its second quarter across, in the lower half.
  ['turned clockwise once', { turns: 1 }, { width: 3000, height: 4000 }, ['0,1000,1500,1000', '2700,0,300,400']],
  ['turned upside down', { turns: 2 }, { width: 4000, height: 3000 }, ['2000,0,1000,1500', '3600,2700,400,300']],
  [
    'cropped to its lower half',
    { crop: { x: 0, y: 0.5, width: 1, height: 0.5 } },
    { width: 4000, height: 1500 },
    ['1000,0,1000,1500'],
  ],
  [
    'cropped through the region',
    { crop: { x: 0.375, y: 0.5, width: 0.5, height: 0.5 } },
    { width: 2000, height: 1500 },
    ['0,0,500,1500'],
  ],
  [
    'cropped and turned',
    { turns: 1, crop: { x: 0, y: 0.5, width: 1, height: 0.5 } },
    { width: 1500, height: 4000 },
    ['0,1000,1500,1000'],
  ],
])('regions lie where they are seen on a picture %s', (_, use, size, places) => {
  expect(regionsOn(use, size).map(({ target }) => target.split('=')[1])).toEqual(places);
});

test('each picture is painted on a canvas of its size', () => {
  expect(manifest['items']).toMatchObject([
    {
      id: canvas,
      type: 'Canvas',
      label: { none: ['front'] },
      width: 4000,
      height: 3000,
      items: [
        {
          type: 'AnnotationPage',
          items: [
            {
              type: 'Annotation',
              motivation: 'painting',
              target: canvas,
              body: { id: 'http://localhost:8000/%E7%B1%8C-1/1.jpg', type: 'Image', format: 'image/jpeg', width: 4000 },
            },
          ],
        },
      ],
    },
  ]);
  const { items } = JSON.parse(writeManifest(holding, bare!, 'b', [])) as { items: object[] };
  expect(items).toMatchObject([{ type: 'Canvas', width: 1000, height: 1000, items: [] }]);
});

test('fields, parts and inscriptions are told, competing values side by side', () => {
  const told = manifest['metadata'] as readonly {
    label: { en: [string] };
    value: Readonly<Record<string, string[]>>;
  }[];
  const valuesOf = (label: string) => told.filter((one) => one.label.en[0] === label).map(({ value }) => value);
  expect(valuesOf('date')).toEqual([
    {
      none: [
        '道光十二年 [probable; Chan 1901, p. 3]',
        'the time of my grandmother [doubtful; told at New Year]',
        'after 1850',
      ],
    },
  ]);
  expect(valuesOf('event')).toHaveLength(3);
  expect(valuesOf('part')).toEqual([{ none: ['1 × 狀元'] }, { none: ['31 × 秀才'] }]);
  expect(valuesOf('inscription')).toEqual([{ 'zh-Hant': ['狀元□□及第\n五紅奪銫甲丁戊\n[broken'] }]);
});
