import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CORE_FIELDS } from '#contract/own/core-fields.ts';
import type { OTHER_TARGETS } from '#contract/own/exchange.ts';
import { targetOfHeading } from './headings.ts';

const MESSAGES = join(import.meta.dirname, '../../src-renderer/messages');
const KEYS: Readonly<Record<(typeof OTHER_TARGETS)[number], string>> = {
  accession: 'accession',
  type: 'object_type',
  tags: 'tags',
  photographs: 'photographs',
  parts: 'parts_of_set',
  events: 'events',
};

function wordsIn(language: string): Readonly<Record<string, string>> {
  const files = readdirSync(join(MESSAGES, language));
  const texts = files.map((file) => readFileSync(join(MESSAGES, language, file), 'utf8'));
  return Object.assign({}, ...texts.map((text) => JSON.parse(text) as object)) as Record<string, string>;
}

it.each(['en', 'zh-Hant', 'zh-Hans'])(
  'every heading an export in %s may have is read into its own column',
  (language) => {
    const words = wordsIn(language);
    const columns = [
      ...Object.entries(KEYS),
      ...CORE_FIELDS.map(({ id }) => [id, `field_${id.replaceAll('-', '_')}`] as const),
    ];
    for (const [column, key] of columns) expect([column, targetOfHeading(words[key] ?? '')]).toEqual([column, column]);
  },
);
