import { expect, test } from 'vitest';
import { BARE, holdingOf, TALLIES } from '../testing.ts';
import { writeManifest } from './manifest.ts';

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

test('each picture is painted on a canvas of its size', () => {
  const canvas = 'http://localhost:8000/%E7%B1%8C-1/canvas/1';
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
  expect(items).toMatchObject([{ type: 'Canvas', width: 1000, height: 1000 }]);
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
  expect(valuesOf('part')).toEqual([{ none: ['1 × 狀元'] }, { none: ['31 × 秀才'] }]);
  expect(valuesOf('inscription')).toEqual([{ 'zh-Hant': ['狀元□□及第\n五紅奪銫甲丁戊\n[broken'] }]);
});
