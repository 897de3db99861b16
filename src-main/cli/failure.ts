import { failed, type Failed } from '#rules/result.ts';

/** What the command line says instead of an answer. */
export interface Failure {
  /** 2: the request was refused, nothing was done. 1: something is wrong with the program, its data or the library. */
  readonly status: 1 | 2;
  readonly error: {
    readonly kind: string;
    readonly field?: string;
    readonly message: string;
    readonly remedy?: string;
  };
}

type Told = Omit<Failure['error'], 'kind' | 'message'>;

export function refused(kind: string, message: string, told: Told = {}): Failed<Failure> {
  return failed(failure(2, kind, message, told));
}

export function fault(kind: string, message: string, told: Told = {}): Failed<Failure> {
  return failed(failure(1, kind, message, told));
}

function failure(status: Failure['status'], kind: string, message: string, { field, remedy }: Told): Failure {
  return {
    status,
    error: { kind, ...(field !== undefined && { field }), message, ...(remedy !== undefined && { remedy }) },
  };
}

/** For a person: what is wrong, where, and what to do about it. */
export function describeFailure({ error: { field, message, remedy } }: Failure): string {
  const head = field === undefined ? message : `${field}: ${message}`;
  return remedy === undefined ? head : `${head}\n${remedy}`;
}
