import type { OwnKind } from './records.ts';

/** One change to one record: what stood at a place in its body, and what stands there now. */
export interface Change {
  readonly kind: OwnKind;
  readonly id: string;
  /** Empty for the record as a whole: made (`before` undefined), put into the bin or taken out of it. */
  readonly path: readonly (string | number)[];
  readonly before: unknown;
  readonly after: unknown;
}

/** One thing a user did, whole: typing in one field, a batch edit, an import. It is undone and redone whole. */
export interface Action {
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly what: 'create' | 'edit' | 'batch' | 'remove' | 'restore' | 'import' | 'take-back' | 'duplicate';
  /** Name of the file imported, of the record duplicated. */
  readonly about?: string;
  readonly undone: boolean;
  readonly changes: number;
}

/** A change that was not taken back because something later stands in its place. */
export interface Kept {
  readonly change: Change;
  readonly now: unknown;
}
