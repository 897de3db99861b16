import type { Localised } from '#contract/collection/schema.ts';
import type { Locale } from '#contract/locale.ts';
import { parseRuns, type Run } from '#contract/collection/runs.ts';

/** Runs of a text in a language; in a Chinese text the unmarked characters are simply its own. */
export function runsIn(text: string, lang: string): readonly Run[] {
  const runs = parseRuns(text);
  return lang.startsWith('zh') ? runs.map((run) => (run.lang === 'zh-Hant' ? { text: run.text } : run)) : runs;
}

/** A title that is the same in every language has never been translated from English. */
export const langOf = (title: Localised, locale: Locale): Locale => (title[locale] === title.en ? 'en' : locale);
