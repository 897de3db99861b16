/** The languages of the interface. */
export const LOCALES = ['en', 'zh-Hant', 'zh-Hans'] as const;
export type Locale = (typeof LOCALES)[number];

/** The setting that holds the chosen language; the window and the application menu both follow it. */
export const LOCALE_SETTING = 'locale';

/** The chosen language, or else the one nearest to the system's. */
export function localeFrom(chosen: unknown, systemTag: string): Locale {
  return LOCALES.find((locale) => locale === chosen) ?? nearest(systemTag);
}

function nearest(tag: string): Locale {
  if (!/^zh\b/i.test(tag)) return 'en';
  return /\b(hant|tw|hk|mo)\b/i.test(tag) ? 'zh-Hant' : 'zh-Hans';
}
