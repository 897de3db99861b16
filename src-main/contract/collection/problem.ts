/** One thing wrong with the collection, said so that whoever wrote the file can put it right. */
export interface CollectionProblem {
  /** Path below `data/`. */
  readonly file: string;
  /** Dotted; an item of a list is named by its id where it has one: `clauses.three-fours.value`. */
  readonly field: string;
  readonly message: string;
  readonly remedy: string;
}

/** A file as it stands below `data/`, path with forward slashes. */
export interface CollectionFile {
  readonly path: string;
  readonly text: string;
}

export function describeProblem({ file, field, message, remedy }: CollectionProblem): string {
  return [file, field, `${message} – ${remedy}`].filter((part) => part !== '').join(': ');
}
