import type { Refusal } from '../reply.ts';
import type { OwnKind, OwnRecord } from './records.ts';

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
  /** Name of the file imported, of the field of a batch, of the one record made, edited, duplicated or moved. */
  readonly about?: string;
  readonly undone: boolean;
  /** How many changes it made. */
  readonly changes: number;
}

/** A record as an action left it. */
export interface Done {
  readonly record: OwnRecord;
  readonly action: Action;
}

/** What undo would take back and redo would do again. */
export interface Standing {
  readonly undo?: Action;
  readonly redo?: Action;
}

/** What was typed in a place and could not stand there. It is kept beside the record, and is no part of its log. */
export interface Refused extends Pick<Change, 'path' | 'before' | 'after'> {
  readonly why: Refusal;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** A change that was not taken back because something later stands in its place. */
export interface Kept {
  readonly change: Change;
  readonly now: unknown;
}

/** An older action taken back as a new one; `kept` is what later work stands on. */
export interface TakenBack {
  readonly action: Action;
  readonly kept: readonly Kept[];
}

/** What a batch edit would do, object by object; doing it does exactly this. */
export interface BatchPreview {
  /** The state of the collection it was made from. */
  readonly stands: number;
  readonly changed: number;
  readonly unchanged: number;
  /** The first hundred changes. */
  readonly rows: readonly {
    readonly id: string;
    readonly accession: string;
    readonly before: string;
    readonly after: string;
  }[];
}
