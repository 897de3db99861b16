import type { Request, Response } from '#contract/bridge.ts';
import { METHODS, type MethodName } from '#contract/methods.ts';
import type { Reply } from '#contract/reply.ts';
import { faultOf } from './fault.ts';
import { HANDLERS, type Handler } from './handlers.ts';
import type { Library } from './library.ts';

/** Answers one request. Whatever was sent, what comes back is a reply. */
export function serve(open: () => Library, { id, method, args }: Request): Response {
  return { id, reply: isMethod(method) ? answer(open, method, args) : refuseMethod(method) };
}

function isMethod(method: string): method is MethodName {
  return Object.hasOwn(METHODS, method);
}

function refuseMethod(method: string): Reply<never> {
  return { kind: 'refused', refusal: { code: 'unknown-method', field: 'method', detail: { method } } };
}

function answer(open: () => Library, method: MethodName, args: unknown): Reply<unknown> {
  const parsed = METHODS[method].args.safeParse(args);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.map(String).join('.') ?? '';
    return { kind: 'refused', refusal: { code: 'bad-argument', field, detail: { expected: issue?.message } } };
  }
  return handle(open, HANDLERS[method], parsed.data as never);
}

function handle(open: () => Library, handler: Handler<MethodName>, args: never): Reply<unknown> {
  let newer = false;
  try {
    const library = open();
    newer = library.access === 'newer';
    const result = handler(library, args);
    return result.kind === 'ok' ? result : { kind: 'refused', refusal: result.error };
  } catch (error) {
    const fault = faultOf(error);
    // A later version may have moved what this one looks for.
    if (newer && fault.code === 'unknown') return { kind: 'fault', fault: { ...fault, code: 'newer' } };
    if (fault.code === 'unknown') console.error(error);
    return { kind: 'fault', fault };
  }
}
