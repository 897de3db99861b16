import type { PassageId } from '#rules/citation.ts';
import { DISTRIBUTIONS, parseDistribution, type Distribution } from '#rules/comparing/distribution.ts';
import { variantOfHypothesis, type Hypothesis } from '#rules/comparing/hypothesis.ts';
import { text } from '#rules/comparing/option-parsers.ts';
import { parseHypothesis } from '#rules/comparing/parse-hypothesis.ts';
import { listOf, nullable, oneOf, record, type Parse } from '#rules/option-values.ts';
import { ok, type Result } from '#rules/result.ts';
import type { Clause } from '#rules/ruleset.ts';
import type { FullClause, FullVariant } from './records.ts';
import type { SavedView } from './sandbox.ts';

/** The room under which the library keeps hypotheses on the tiles, as saved views. */
export const HYPOTHESES = 'hypotheses';

/** A hypothesis as the library keeps it, with what its author thinks of it. */
export interface KeptHypothesis {
  readonly hypothesis: Hypothesis;
  /** A set of the author's own, measured beside the known ones and played with in place of the tiles as found. */
  readonly typed: Distribution | null;
  readonly standing: 'kept' | 'rejected';
  readonly notes: string;
  /** Why it was rejected; they stay when it is reopened. */
  readonly reasons: string;
  readonly evidence: readonly string[];
}

/** Reads the state of a saved view; the error says what is wrong with it. */
export const parseKeptHypothesis: Parse<KeptHypothesis> = record<KeptHypothesis>({
  hypothesis: parseHypothesis,
  typed: nullable(parseDistribution),
  standing: oneOf('kept', 'rejected'),
  notes: text,
  reasons: text,
  evidence: listOf(text),
});

/** The game of the tiles whose game is unknown. */
export const TILES_GAME = 'singapore-tiles';
const KEPT = new RegExp(`^${TILES_GAME}/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`);

/** The saved view behind a variant that is a kept hypothesis; accounts of the collection are named in words. */
export const viewOfVariant = (variant: string): string | undefined => KEPT.exec(variant)?.[1];

/** A saved view as a variant to be played; the error says what is wrong with the view. */
export function variantOfView(view: SavedView): Result<FullVariant, string> {
  const kept = parseKeptHypothesis(view.state);
  return kept.kind === 'ok' ? ok(variantOfKept(view, kept.value)) : kept;
}

const GUESSES = 'post-singapore-tiles#guesses' as PassageId;
const ACCOUNT = 'post-singapore-tiles';

/** A kept hypothesis as a variant with words, to be counted and played like any other. */
export function variantOfKept({ id, name }: SavedView, { hypothesis, typed, notes }: KeptHypothesis): FullVariant {
  const variant = variantOfHypothesis(hypothesis, id, [GUESSES], typed ?? DISTRIBUTIONS.found);
  const named = `${name} (conjecture)`;
  return {
    ...variant,
    clauses: variant.clauses.map((clause) => fullClause(variant.id, clause)),
    entry: {
      id: variant.id,
      game: TILES_GAME,
      title: { en: named, 'zh-Hant': `${name}（推測）`, 'zh-Hans': `${name}（推测）` },
      account: ACCOUNT,
      witnesses: [],
      prefer: {},
      summary: `A hypothesis of the user’s own, on ${typed ? 'a set typed in' : 'the tiles as found'}. Everything in it is conjecture.`,
      clauses: [],
      body: notes,
    },
  };
}

/** What each clause of a hypothesis says; the value follows a colon. */
const SENTENCES: Readonly<Record<string, string>> = {
  aim: 'What is aimed at:',
  deck: 'The tiles, with the copies of each:',
  'hand-size': 'Tiles dealt to everyone:',
  seats: 'How many can play, the banker among them:',
  'first-banker': 'How the first banker is chosen is left open.',
  cut: 'Tiles are stirred, not cut.',
  stakes: 'Each player lays one stake.',
  staking: 'Stakes are laid unseen.',
  'side-bets': 'There are no side bets.',
  values: 'What the tiles count:',
  residue: 'What is left of a sum:',
  classes: 'Hands that stand above their points:',
  'triple-order': 'The order of three of a kind, best first:',
  'card-order': 'The order of the tiles, best first:',
  'tie-break': 'What separates hands of equal points:',
  tie: 'What becomes of equal hands:',
  out: 'No hand is out.',
  'thrown-in': 'No hand is thrown in.',
  payment: 'A winner is paid as much as was staked.',
  contract: 'There is no contract beside the stake.',
  'bank-passes': 'The bank passes anticlockwise.',
  'bank-repeats': 'No banker deals twice running.',
  'limit.total': 'The limit that is drawn to:',
  'limit.banker-stands': 'The count at which the banker stands:',
  'limit.high-ace': 'What an ace may count instead:',
};

function fullClause(statedIn: string, clause: Clause): FullClause {
  const sentence = SENTENCES[clause.option];
  if (sentence === undefined) throw new Error(`a hypothesis has no words for ${clause.option}`);
  const value = sentence.endsWith(':') ? ` ${valueTold(clause.readings[0]?.value)}.` : '';
  return { ...clause, text: `${sentence}${value} Conjecture.`, statedIn, sic: [] };
}

/** An option's value in the engine's own words: `min 2, max 4`. */
function valueTold(value: unknown): string {
  if (typeof value !== 'object' || value === null) return value === '' ? 'none' : String(value);
  const parts = Array.isArray(value)
    ? value.map(valueTold)
    : Object.entries(value).map(([name, part]) => `${name} ${valueTold(part)}`);
  return parts.length > 0 ? parts.join(', ') : 'none';
}
