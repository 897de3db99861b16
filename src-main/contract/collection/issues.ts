import type { z } from 'zod';
import type { CollectionProblem } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** What the schema found wrong with a file, told by field. */
export function issueProblems(file: string, data: unknown, issues: readonly Issue[]): CollectionProblem[] {
  return issues.flatMap(innermost).map((issue) => ({
    file,
    field: fieldName(data, issue.path),
    message: issue.code === 'unrecognized_keys' ? `does not know ${issue.keys.join(', ')}` : lowerFirst(issue.message),
    remedy: remedy(issue),
  }));
}

/** A union fails with one list of issues a member; the member that came closest says most. */
function innermost(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const closest = [...issue.errors].sort((a, b) => a.length - b.length)[0] ?? [];
  return closest.flatMap(innermost).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Dotted, with the id or text of a list's item in place of its number where it has one. */
export function fieldName(data: unknown, path: readonly PropertyKey[]): string {
  const names: string[] = [];
  let here: unknown = data;
  for (const step of path) {
    here = (here as Record<PropertyKey, unknown> | null | undefined)?.[step];
    const id = (here as { id?: unknown } | null | undefined)?.id;
    names.push(typeof step === 'number' && typeof id === 'string' ? id : String(step));
  }
  return names.join('.');
}

function remedy(issue: Issue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'remove it or correct its spelling; docs/data-format.md lists the fields';
    case 'invalid_value':
      return `write one of ${issue.values.join(', ')}`;
    case 'invalid_type':
      return `write ${issue.expected === 'array' ? 'a list' : `a value of type ${issue.expected}`}`;
    case 'invalid_format':
    case 'custom':
      return `make it so: ${lowerFirst(issue.message)}`;
    default:
      return 'see docs/data-format.md';
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
