import { plainText } from '../src-main/contract/collection/runs.ts';
import type { Collection, Question } from '../src-main/contract/collection/schema.ts';

/** The project's own register as one page: per series its facts and their places, its questions and their readings. */
export function register(collection: Collection): string {
  const series = [...new Set(Object.keys(collection.register).map(prefix))];
  return `${[HEAD, ...series.map((one) => section(collection, one))].join('\n\n')}\n`;
}

const HEAD = `# The register

Everything the sources say of these games, in our words, and everything they leave open, each under a number of its own.
Clauses, passages, inscriptions and objects refer to these numbers. Written by \`npm run check:data -- --write\` from
\`data/\`; change it there.`;

const prefix = (number: string) => number.replace(/(-[AF])?\d*$/, '').replace(/-[AF]$/, '');
const order = (number: string) => Number(/\d+$/.exec(number)?.[0]);

interface Fact {
  readonly id: string;
  readonly text: string;
  readonly place: string;
  readonly game: string;
}

function section(collection: Collection, series: string): string {
  const facts = factsOf(collection, series);
  const questions = collection.questions.filter(({ id }) => prefix(id) === series);
  const game = questions[0]?.game ?? facts[0]?.game;
  const title = collection.games.find(({ id }) => id === game)?.title.en;
  return [
    series === 'X' ? '## X · Across the sources' : `## ${series} · ${title}`,
    ...(facts.length > 0 ? ['### Facts', facts.map(factLine).join('\n')] : []),
    ...(questions.length > 0 ? ['### Questions', ...sorted(questions).map((one) => questionText(one))] : []),
  ].join('\n\n');
}

function factsOf({ sources }: Collection, series: string): Fact[] {
  const facts = sources.flatMap((source) =>
    source.passages.flatMap(({ facts, text, locator }) =>
      facts.map((id) => ({ id, text, place: `${source.short}, ${locator}`, game: source.games[0] ?? '' })),
    ),
  );
  return sorted(facts.filter(({ id }) => prefix(id) === series));
}

function sorted<T extends { readonly id: string }>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => order(a.id) - order(b.id));
}

const factLine = ({ id, text, place }: Fact) => `- **${id}** ${line(text)} (${line(place)})`;

function questionText({ id, title, kind, text, passages, readings, preferred, note }: Question): string {
  return [
    `#### ${id} ${line(title)}`,
    `${line(text)} _${kind}${places(passages)}_`,
    ...(readings.length > 0 ? [readings.map((one) => readingLine(one, preferred)).join('\n')] : []),
    ...(note === undefined ? [] : [`Note: ${line(note)}`]),
  ].join('\n\n');
}

function readingLine({ id, text, argument, evidence }: Question['readings'][number], preferred?: string): string {
  const reason = argument === undefined ? '' : ` Because: ${line(argument)}`;
  return `- **${id}**${id === preferred ? ' (preferred)' : ''} ${line(text)}${reason}${places(evidence)}`;
}

const places = (passages: readonly string[]) => (passages.length > 0 ? ` [${passages.join(', ')}]` : '');
const line = (prose: string) => plainText(prose).replace(/\s+/g, ' ').trim();
