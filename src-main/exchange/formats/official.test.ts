import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeDublinCore } from './dublin-core.ts';
import { writeEpiDoc } from './epidoc/epidoc.ts';
import { writeLido } from './lido/lido.ts';
import { BARE, holdingOf, TALLIES } from './testing.ts';
import { errorsIn } from './validate.testing.ts';

/** A folder with the schemas that their makers publish, which we may not pass on: docs/decisions.md tells which. */
const folder = process.env['VARIORUM_OFFICIAL_SCHEMAS'] ?? '';

const holding = holdingOf(TALLIES, BARE);
const records = () => writeDublinCore(holding).match(/<oai_dc:dc .*?<\/oai_dc:dc>/gs) ?? [];

test.for([
  ['lido-v1.1.xsd', () => [writeLido(holding)]],
  ['tei-epidoc.rng', () => [writeEpiDoc(holding, TALLIES)]],
  ['oai_dc.xsd', records],
] as const)('what is written keeps to the published %s', async ([schema, written], { skip }) => {
  skip(!existsSync(join(folder, schema)), 'not at hand');
  for (const xml of written()) expect(await errorsIn(xml, schema, folder)).toEqual([]);
  const [first] = written();
  expect(await errorsIn(first!.replace(/<([\w:]+)>/u, '<$1 unheard-of="1">'), schema, folder)).not.toEqual([]);
});
