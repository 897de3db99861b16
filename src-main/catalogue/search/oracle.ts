import type { Fold } from '../fold/fold.ts';
import { FIELDS, type Document, type Field } from './documents.ts';

/**
 * What a search must find, worked out by looking at every record: no tokens, no index, no query language. For tests,
 * which hold the real search against it.
 */
type Scanned = readonly (Han | Words)[];
interface Han {
  readonly kind: 'han';
  readonly text: string;
}
interface Words {
  readonly kind: 'words';
  readonly words: readonly string[];
  /** Whether only a hyphen, an apostrophe or nothing stands before each word. */
  readonly tight: readonly boolean[];
}

const classOf = (character: string): 'han' | 'digit' | 'letter' | 'other' => {
  if (/\p{Script=Han}/u.test(character)) return 'han';
  if (/\p{Nd}/u.test(character)) return 'digit';
  if (/[\u02b0-\u02ff]/u.test(character)) return 'other';
  return /[\p{L}\p{N}]/u.test(character) ? 'letter' : 'other';
};

/** Walks through folded text character by character. */
function scan(fold: Fold, text: string): Scanned {
  const runs: { kind: 'han' | 'words'; text: string; words: string[]; tight: boolean[] }[] = [];
  let before: ReturnType<typeof classOf> = 'other';
  let between = ' ';
  for (const character of fold(text)) {
    const now = classOf(character);
    const run = runs.at(-1);
    if (now === 'other') between += character;
    else if (now === 'han') {
      if (run?.kind === 'han' && between === '') run.text += character;
      else runs.push({ kind: 'han', text: character, words: [], tight: [] });
    } else if (run?.kind !== 'words') runs.push({ kind: 'words', text: '', words: [character], tight: [false] });
    else if (between === '' && now === before) run.words.push(`${run.words.pop() ?? ''}${character}`);
    else {
      run.words.push(character);
      run.tight.push(between === '' || /^[-‐‑‒–'’‘ʼʻʽ`´·./_]$/u.test(between));
    }
    if (now !== 'other') between = '';
    before = now;
  }
  return runs.map((run) =>
    run.kind === 'han'
      ? { kind: 'han', text: run.text }
      : { kind: 'words', words: run.words.map((word) => word.replace(/^0+(?=\p{Nd})/u, '')), tight: run.tight },
  );
}

export interface Oracle {
  /** Positions of the documents that match, with their tiers, in the order they must be listed. */
  readonly find: (text: string, kinds?: readonly string[]) => (readonly [position: number, tier: Field])[];
}

export function oracle(fold: Fold, documents: readonly Document[]): Oracle {
  const scanned = documents.map(({ fields }) =>
    FIELDS.map((field) => ({
      runs: (fields[field] ?? []).flatMap((value) => scan(fold, value)),
      anyJoin: field === 'title' || field === 'name',
    })),
  );
  return {
    find: (text, kinds) => {
      const query = scan(fold, text);
      const open = !/\s$/u.test(text);
      if (query.length === 0) return [];
      return documents
        .flatMap(({ kind }, position): [number, Field][] => {
          if (kinds && !kinds.includes(kind)) return [];
          const fields = scanned[position] ?? [];
          const tier = FIELDS.find((_, at) => holds([fields[at] as Held], query, open)) ?? 'text';
          return holds(fields, query, open) ? [[position, tier]] : [];
        })
        .sort(([a, tierOfA], [b, tierOfB]) => FIELDS.indexOf(tierOfA) - FIELDS.indexOf(tierOfB) || a - b);
    },
  };
}

interface Held {
  readonly runs: Scanned;
  readonly anyJoin: boolean;
}

function holds(fields: readonly Held[], query: Scanned, open: boolean): boolean {
  return query.every((run, at) =>
    run.kind === 'han'
      ? fields.some(({ runs }) => runs.some((held) => held.kind === 'han' && held.text.includes(run.text)))
      : holdsWords(fields, run, open && at === query.length - 1),
  );
}

/** Tries every way to close the gaps between up to five words. */
function holdsWords(fields: readonly Held[], { words, tight }: Words, prefix: boolean): boolean {
  const ways = words.length > 5 ? 1 : 2 ** (words.length - 1);
  for (let way = 0; way < ways; way++) {
    const phrases: string[][] = [];
    words.forEach((word, at) => {
      const phrase = phrases.at(-1);
      if (phrase && at > 0 && (way & (2 ** (at - 1))) !== 0) phrase.push((phrase.pop() ?? '') + word);
      else if (phrase && tight[at] === true) phrase.push(word);
      else phrases.push([word]);
    });
    const found = phrases.every((phrase, at) =>
      fields.some((field) => holdsPhrase(field, phrase, prefix && at === phrases.length - 1)),
    );
    if (found) return true;
  }
  return false;
}

function holdsPhrase({ runs, anyJoin }: Held, phrase: readonly string[], prefix: boolean): boolean {
  const fits = (word: string | undefined, at: number): boolean =>
    word !== undefined &&
    (prefix && at === phrase.length - 1 ? word.startsWith(phrase[at] ?? '') : word === phrase[at]);
  return runs.some((run) => {
    if (run.kind === 'han') return false;
    return run.words.some((_, from) => {
      if (phrase.every((_, at) => fits(run.words[from + at], at))) return true;
      if (phrase.length > 1) return false;
      let joined = run.words[from] ?? '';
      for (let at = from + 1; at < Math.min(from + 4, run.words.length); at++) {
        if (!anyJoin && run.tight[at] !== true) return false;
        joined += run.words[at] ?? '';
        if (fits(joined, 0)) return true;
      }
      return false;
    });
  });
}
