import type { Localised } from '#contract/collection/schema.ts';
import { LOCALE_SETTING, localeFrom, type Locale } from '#contract/locale.ts';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { call } from '../catalogue.ts';

let current = $state<Locale>('en');

// Every message reads the rune, so the whole window follows a change of language without a reload.
overwriteGetLocale(() => current);

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
};

export const locale = () => current;

/** The title in the language of the interface. */
export const inLocale = (title: Localised) => title[current];

/** Switches the interface and keeps the choice. */
export function chooseLocale(chosen: Locale) {
  show(chosen);
  return call('settings.set', { key: LOCALE_SETTING, value: chosen });
}

export async function restoreLocale() {
  const reply = await call('settings.get', { key: LOCALE_SETTING });
  show(localeFrom(reply.kind === 'ok' ? reply.value : undefined, navigator.language));
}

function show(chosen: Locale) {
  current = chosen;
  document.documentElement.lang = chosen;
}
