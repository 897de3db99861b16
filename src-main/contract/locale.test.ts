import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES, localeFrom } from './locale.ts';

describe('localeFrom', () => {
  it.each([
    ['zh-Hans', 'en-GB', 'zh-Hans'],
    [null, 'zh-TW', 'zh-Hant'],
    [null, 'zh-Hant-HK', 'zh-Hant'],
    [null, 'zh-HK', 'zh-Hant'],
    [null, 'zh-CN', 'zh-Hans'],
    [null, 'zh', 'zh-Hans'],
    [null, 'ms-MY', 'en'],
    ['fr', 'en-GB', 'en'],
  ])('chosen %s on a system in %s gives %s', (chosen, system, locale) => {
    expect(localeFrom(chosen, system)).toBe(locale);
  });

  it('lists the languages the messages are kept in', () => {
    const settings: unknown = JSON.parse(readFileSync('project.inlang/settings.json', 'utf8'));
    expect(settings).toMatchObject({ locales: [...LOCALES], baseLocale: LOCALES[0] });
  });
});
