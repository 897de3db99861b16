/** The outcome of something that may fail in an expected way. Bugs throw; expected failures are values. */
export type Result<T, E> = Ok<T> | Failed<E>;
export interface Ok<T> {
  readonly kind: 'ok';
  readonly value: T;
}
export interface Failed<E> {
  readonly kind: 'failed';
  readonly error: E;
}

export const ok = <T>(value: T): Ok<T> => ({ kind: 'ok', value });
export const failed = <E>(error: E): Failed<E> => ({ kind: 'failed', error });

/** Closes a `switch` over a tagged union: a member nobody handled does not compile. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
}
