import type { Basis, Citation, ClauseId, PassageId, QuestionId, ReadingId, VariantId } from './citation.ts';
import { failed, ok, type Result } from './result.ts';

/** One way to understand a clause, and the value it gives the clause's option. */
export interface Reading {
  readonly id: ReadingId;
  readonly title: string;
  /** Unparsed: the engine's option table gives it its type. */
  readonly value: unknown;
  readonly basis: Basis;
  readonly argument: string;
  readonly passages: readonly PassageId[];
}

/** One rule of one variant: a sentence of ours, what it rests on, and how it may be read. */
export interface Clause {
  readonly id: ClauseId;
  /** The engine option this clause decides. */
  readonly option: string;
  readonly text: string;
  readonly basis: Basis;
  readonly passages: readonly PassageId[];
  readonly questions: readonly QuestionId[];
  readonly readings: readonly Reading[];
  readonly preferred: ReadingId;
  /** The source leaves a gap here that matters in play: a game stops and asks when it first needs the answer. */
  readonly gap: boolean;
}

/** A game as one account tells it: data for an engine, never code. */
export interface Variant {
  readonly id: VariantId;
  readonly engine: string;
  readonly clauses: readonly Clause[];
}

/** The readings chosen for one game, by clause; a clause not named keeps its preferred reading. */
export type Choices = Readonly<Record<string, ReadingId>>;

/** How an engine reads one option: the parser returns the value, or says what a value may be. */
export interface OptionSpec<T> {
  readonly parse: (value: unknown) => Result<T, string>;
  /** The option exists only where another option has one of these values; elsewhere a clause for it is an error. */
  readonly when?: { readonly option: string; readonly is: readonly unknown[] };
}
export type OptionTable<O> = { readonly [K in keyof O & string]-?: OptionSpec<Exclude<O[K], undefined>> };

/** Why a variant cannot be compiled; every member names the offending clause, option or reading. */
export type RulesetError =
  | { readonly kind: 'missing-option'; readonly option: string }
  | { readonly kind: 'unknown-option'; readonly clause: ClauseId; readonly option: string }
  | { readonly kind: 'option-set-twice'; readonly clause: ClauseId; readonly option: string }
  | { readonly kind: 'option-out-of-place'; readonly clause: ClauseId; readonly option: string }
  | { readonly kind: 'unknown-clause'; readonly clause: string; readonly clauses: readonly ClauseId[] }
  | {
      readonly kind: 'unknown-reading';
      readonly clause: ClauseId;
      readonly reading: string;
      readonly readings: readonly ReadingId[];
    }
  | {
      readonly kind: 'bad-value';
      readonly clause: ClauseId;
      readonly reading: ReadingId;
      readonly expected: string;
    };

/** A variant compiled for its engine under chosen readings: every option has a value and a citation. */
export interface Ruleset<O> {
  readonly variant: VariantId;
  readonly options: Readonly<O>;
  readonly citations: { readonly [K in keyof O & string]: Citation };
  /** Options whose clause is a gap nobody has filled yet. */
  readonly gaps: ReadonlySet<keyof O & string>;
  /** For each of those, the value every reading of its clause would give it. */
  readonly fillings: { readonly [K in keyof O & string]?: Readonly<Record<ReadingId, O[K]>> };
}

/** `ask`: gaps not chosen beforehand stay open. `preferred`: every gap takes its preferred reading at once. */
export type GapPolicy = 'ask' | 'preferred';

/** Compiles a variant, or lists everything that is wrong with it or with the choices. */
export function compile<O>(
  table: OptionTable<O>,
  variant: Variant,
  choices: Choices,
  gapPolicy: GapPolicy,
): Result<Ruleset<O>, readonly RulesetError[]> {
  const errors: RulesetError[] = unknownChoices(variant, choices);
  const options: Record<string, unknown> = {};
  const citations: Record<string, Citation> = {};
  const gaps = new Set<keyof O & string>();
  const fillings: Record<string, Readonly<Record<ReadingId, unknown>>> = {};
  for (const clause of variant.clauses) {
    const set = compileClause(table, clause, choices[clause.id] ?? clause.preferred);
    if (set.kind === 'failed') {
      errors.push(set.error);
      continue;
    }
    const option = clause.option as keyof O & string;
    if (option in citations) errors.push({ kind: 'option-set-twice', clause: clause.id, option });
    options[option] = set.value.value;
    citations[option] = set.value.citation;
    if (clause.gap && gapPolicy === 'ask' && choices[clause.id] === undefined) {
      gaps.add(option);
      fillings[option] = everyReading(table, clause, errors);
    }
  }
  errors.push(...misplaced(table, variant, options));
  if (errors.length > 0) return failed(errors);
  return ok({
    variant: variant.id,
    options: options as O,
    citations: citations as Ruleset<O>['citations'],
    gaps,
    fillings: fillings as Ruleset<O>['fillings'],
  });
}

/** The ruleset once these gaps are filled; clauses that are no open gap are ignored. */
export function fill<O>(rules: Ruleset<O>, filled: Choices): Ruleset<O> {
  const options: Record<string, unknown> = { ...rules.options };
  const citations: Record<string, Citation> = { ...rules.citations };
  const gaps = new Set(rules.gaps);
  for (const option of rules.gaps) {
    const { clause } = rules.citations[option];
    const reading = filled[clause];
    const readings: Readonly<Record<string, unknown>> | undefined = rules.fillings[option];
    if (reading === undefined || readings === undefined || !Object.hasOwn(readings, reading)) continue;
    options[option] = readings[reading];
    citations[option] = { clause, reading };
    gaps.delete(option);
  }
  return { ...rules, options: options as O, citations: citations as Ruleset<O>['citations'], gaps };
}

function everyReading<O>(
  table: OptionTable<O>,
  clause: Clause,
  errors: RulesetError[],
): Readonly<Record<ReadingId, unknown>> {
  const values: Record<ReadingId, unknown> = {};
  for (const { id } of clause.readings) {
    const set = compileClause(table, clause, id);
    if (set.kind === 'ok') values[id] = set.value.value;
    else if (id !== clause.preferred) errors.push(set.error);
  }
  return values;
}

function unknownChoices(variant: Variant, choices: Choices): RulesetError[] {
  const clauses = variant.clauses.map((clause) => clause.id);
  return Object.keys(choices)
    .filter((id) => !clauses.includes(id as ClauseId))
    .map((clause) => ({ kind: 'unknown-clause', clause, clauses }));
}

/** Options that are missing, and clauses for options that do not exist beside the variant's other values. */
function misplaced<O>(
  table: OptionTable<O>,
  variant: Variant,
  options: Readonly<Record<string, unknown>>,
): RulesetError[] {
  return Object.entries<OptionSpec<unknown>>(table).flatMap(([option, { when }]): RulesetError[] => {
    const clause = variant.clauses.find((one) => one.option === option);
    const belongs = when === undefined || when.is.includes(options[when.option]);
    if (belongs) return clause ? [] : [{ kind: 'missing-option', option }];
    return clause ? [{ kind: 'option-out-of-place', clause: clause.id, option }] : [];
  });
}

function compileClause<O>(
  table: OptionTable<O>,
  clause: Clause,
  chosen: ReadingId,
): Result<{ value: unknown; citation: Citation }, RulesetError> {
  if (!Object.hasOwn(table, clause.option))
    return failed({ kind: 'unknown-option', clause: clause.id, option: clause.option });
  const reading = clause.readings.find((one) => one.id === chosen);
  if (!reading)
    return failed({
      kind: 'unknown-reading',
      clause: clause.id,
      reading: chosen,
      readings: clause.readings.map((one) => one.id),
    });
  const parsed = table[clause.option as keyof O & string].parse(reading.value);
  return parsed.kind === 'ok'
    ? ok({ value: parsed.value, citation: { clause: clause.id, reading: chosen } })
    : failed({ kind: 'bad-value', clause: clause.id, reading: chosen, expected: parsed.error });
}
