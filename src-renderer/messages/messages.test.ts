import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import settings from '../../project.inlang/settings.json' with { type: 'json' };

type Messages = ReadonlyMap<string, string>;

const folder = import.meta.dirname;

/** Key to text; a message with plural forms is the text of all its forms. */
function messagesIn(locale: string): Messages {
  const files = readdirSync(join(folder, locale)).map((file) => readFileSync(join(folder, locale, file), 'utf8'));
  const entries = files.flatMap((file) => Object.entries(JSON.parse(file) as Record<string, unknown>));
  return new Map(entries.filter(([key]) => key !== '$schema').map(([key, text]) => [key, formsOf(text).join('\n')]));
}

function formsOf(text: unknown): readonly string[] {
  if (typeof text === 'string') return [text];
  return (text as readonly { readonly match: Record<string, string> }[]).flatMap(({ match }) => Object.values(match));
}

const placeholders = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();
/** What is left is not for the reader to translate: places for values, and the name of the program. */
const words = (text: string) => text.replace(/\{\w+\}|Variorum/g, '');

const english = messagesIn(settings.baseLocale);

/** The names of the messages that the window and the menu show. */
function shown(): ReadonlySet<string> {
  const texts = ['..', '../../src-main/app'].flatMap((from) =>
    readdirSync(join(folder, from), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(svelte|ts)$/.test(file) && !file.startsWith('paraglide'))
      .map((file) => readFileSync(join(folder, from, file), 'utf8')),
  );
  return new Set(texts.flatMap((text) => [...text.matchAll(/\bm\.(\w+)/g)].map(([, key = '']) => key)));
}

test('every message is shown somewhere', () => {
  const used = shown();
  expect([...english.keys()].filter((key) => !used.has(key))).toEqual([]);
});

describe.each(settings.locales)('the messages in %s', (locale) => {
  const messages = messagesIn(locale);

  it('are all there', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('say something', () => {
    expect([...messages].filter(([, text]) => text.split('\n').some((form) => form.trim() === ''))).toEqual([]);
  });

  it('have places for the same values', () => {
    const wrong = [...messages].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(english.get(key)).join(),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(settings.locales.filter((locale) => locale !== settings.baseLocale))('the messages in %s', (locale) => {
  it('are not left in English', () => {
    const left = [...messagesIn(locale)].filter(
      ([, text]) => /[A-Za-z]/.test(words(text)) && !/\p{Script=Han}/u.test(words(text)),
    );
    expect(left).toEqual([]);
  });
});
