/** What a call across a process boundary comes back with. Nothing is ever thrown over the wire. */
export type Reply<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'fault'; readonly fault: Fault };

/** The request was understood and cannot be granted; nothing was changed. */
export interface Refusal {
  readonly code: RefusalCode;
  /** The argument or field at fault, dotted: `command.dice`. */
  readonly field?: string;
  /** Facts for the message, such as the values that would have been accepted. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

export const REFUSAL_CODES = [
  'bad-argument',
  'unknown-method',
  'not-found',
  'stale',
  'nothing-to-undo',
  'nothing-to-redo',
  'illegal',
  'gap',
  'bad-ruleset',
  'taken',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Something is wrong with the library or the program, not with the request. */
export interface Fault {
  readonly code: FaultCode;
  readonly detail?: string;
}

/**
 * `restarted`: the catalogue process died while the call was under way; what had been acknowledged is kept.
 * `missing`: there has been a library, and its file is not there now.
 * `newer`: the library was written by a later version of the program.
 */
export const FAULT_CODES = [
  'corrupt',
  'missing',
  'full',
  'read-only',
  'busy',
  'newer',
  'restarted',
  'bad-collection',
  'unknown',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];
