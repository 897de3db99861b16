/** A stretch of prose in one language; without `lang` it is in the language of the prose around it. */
export interface Run {
  readonly text: string;
  readonly lang?: string;
}

const TAGGED = /\{([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*):([^{}]+)\}/u;
/** Characters, with the punctuation and marks of abbreviation that only stand among them. */
const HAN =
  /[\p{Script=Han}〇々](?:[\p{Script=Han}〇々、。，：；？！「」『』《》〈〉（）…·]*[\p{Script=Han}〇々」』》〉）])?/u;
const RUNS = new RegExp(`${TAGGED.source}|${HAN.source}`, 'gu');

/** Splits prose into runs: `{ms:Tĕrus}` as marked, Chinese characters by themselves as Traditional. */
export const parseRuns = (prose: string): Run[] => runsOf(prose, RUNS);

/** Whole sentences, with the marks that open and end them. */
const TYPED = new RegExp(`[「『《〈（]*${HAN.source}[、。，：；？！…]*`, 'gu');

/** Splits what was typed into runs: Chinese by itself, braces as they stand. */
export const hanRuns = (typed: string): Run[] => runsOf(typed, TYPED);

function runsOf(prose: string, pattern: RegExp): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of prose.matchAll(pattern)) {
    if (match.index > end) runs.push({ text: prose.slice(end, match.index) });
    const [whole, lang = 'zh-Hant', text = whole] = match;
    runs.push({ text, lang });
    end = match.index + whole.length;
  }
  if (end < prose.length) runs.push({ text: prose.slice(end) });
  return runs;
}

/** The prose without its marks, for search, titles and plain output. */
export function plainText(prose: string): string {
  return parseRuns(prose)
    .map((run) => run.text)
    .join('');
}

/** A brace that marks nothing, with what follows it; `undefined` where every run is well formed. */
export function strayBrace(prose: string): string | undefined {
  const at = prose.replace(new RegExp(TAGGED.source, 'gu'), (whole) => ' '.repeat(whole.length)).search(/[{}]/);
  return at < 0 ? undefined : prose.slice(at, at + 20);
}
