import { failed, ok, type Result } from './result.ts';
import { isObject } from './shape.ts';

/** Parses an option's value; the error is the notation of what it may be, never a sentence. */
export type Parse<T> = (value: unknown) => Result<T, string>;

export function oneOf<const T extends string>(...words: readonly T[]): Parse<T> {
  const known = new Set<unknown>(words);
  return (value) => (known.has(value) ? ok(value as T) : failed(words.join(' | ')));
}

export function wholeNumber(least: number): Parse<number> {
  return (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least
      ? ok(value)
      : failed(`integer >= ${least}`);
}

export function nullable<T>(parse: Parse<T>): Parse<T | null> {
  return (value) => (value === null ? ok(null) : orNotation(parse(value), 'null'));
}

export function listOf<T>(parse: Parse<T>): Parse<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value)) return failed(`[${notation(parse)}, ...]`);
    const items: T[] = [];
    for (const [at, entry] of value.entries()) {
      const item = parse(entry);
      if (item.kind === 'failed') return failed(`[${at}]: ${item.error}`);
      items.push(item.value);
    }
    return ok(items);
  };
}

/** A list in which nothing occurs twice. */
export function setOf<T>(parse: Parse<T>): Parse<readonly T[]> {
  const list = listOf(parse);
  return (value) => {
    const items = list(value);
    if (items.kind === 'failed' || new Set(items.value).size === items.value.length) return items;
    return failed(`[${notation(parse)}, ...] (distinct)`);
  };
}

/** An object with exactly the named fields. */
export function record<T extends object>(fields: { readonly [K in keyof T]: Parse<T[K]> }): Parse<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return (value) => {
    if (!isObject(value) || Object.keys(value).some((key) => !Object.hasOwn(fields, key)))
      return failed(`{ ${names.map((name) => `${name}: ${notation(fields[name])}`).join(', ')} }`);
    const parsed: Partial<T> = {};
    for (const name of names) {
      const field = fields[name](value[name]);
      if (field.kind === 'failed') return failed(`${name}: ${field.error}`);
      parsed[name] = field.value;
    }
    return ok(parsed as T);
  };
}

/** An object from some of the given words to values. */
export function table<const K extends string, T>(
  words: readonly K[],
  parse: Parse<T>,
): Parse<Readonly<Partial<Record<K, T>>>> {
  const key = oneOf(...words);
  return (value) => {
    if (!isObject(value)) return failed(`{ ${words.join(' | ')}: ${notation(parse)} }`);
    const parsed: Partial<Record<K, T>> = {};
    for (const [name, entry] of Object.entries(value)) {
      const word = key(name);
      if (word.kind === 'failed') return word;
      const item = parse(entry);
      if (item.kind === 'failed') return failed(`${name}: ${item.error}`);
      parsed[word.value] = item.value;
    }
    return ok(parsed);
  };
}

/** The first of several notations that fits. */
export function either<A, B>(first: Parse<A>, second: Parse<B>): Parse<A | B> {
  return (value) => {
    const one = first(value);
    return one.kind === 'ok' ? one : orNotation(second(value), one.error);
  };
}

export function mapped<A, B>(parse: Parse<A>, map: (value: A) => B): Parse<B> {
  return (value) => {
    const parsed = parse(value);
    return parsed.kind === 'ok' ? ok(map(parsed.value)) : parsed;
  };
}

function orNotation<T>(parsed: Result<T, string>, other: string): Result<T, string> {
  return parsed.kind === 'ok' ? parsed : failed(`${other} | ${parsed.error}`);
}

/** Nothing parses `undefined`, so its refusal tells the whole notation. */
function notation(parse: Parse<unknown>): string {
  const refused = parse(undefined);
  return refused.kind === 'failed' ? refused.error : '';
}
