/** A language as XML, TEI and JSON take it; what was typed for one may be none, and then nothing is said of it. */
export const languageTag = (lang: string | undefined): string | undefined =>
  lang !== undefined && /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i.test(lang) ? lang : undefined;
