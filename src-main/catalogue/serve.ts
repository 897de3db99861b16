import type { Request, Response } from '#contract/bridge.ts';
import { METHODS, type MethodName } from '#contract/methods.ts';
import type { Refusal, Reply } from '#contract/reply.ts';
import type { Result } from '#rules/result.ts';
import { faultOf } from './fault.ts';
import { HANDLERS } from './handlers.ts';
import type { Library } from './library.ts';
import { LIBRARY_HANDLERS } from './library/handlers.ts';
import type { Keeper } from './library/keeper.ts';
import { taskBoard, type Tasks } from './tasks.ts';

type Answer = Reply<unknown> | Promise<Reply<unknown>>;
type Outcome = Result<unknown, Refusal>;
const untold = taskBoard(() => undefined);

/** Answers one request, at once where no waiting is needed. Whatever was sent, what comes back is a reply. */
export function serve(
  open: () => Library,
  { id, method, args }: Request,
  tasks: Tasks = untold,
): Response | Promise<Response> {
  if (!isIn(HANDLERS, method)) return { id, reply: refuseMethod(method) };
  return respond(id, method, args, (parsed) => handle(open, (library) => HANDLERS[method](library, parsed, tasks)));
}

/** Answers what sees to the library as a whole, even to one that cannot be opened; undefined for any other method. */
export function serveKeeper(keeper: Keeper, { id, method, args }: Request): Response | Promise<Response> | undefined {
  if (!isIn(LIBRARY_HANDLERS, method)) return undefined;
  return respond(id, method, args, (parsed) => settle(() => LIBRARY_HANDLERS[method](keeper, parsed), faulty));
}

function isIn<T extends object>(handlers: T, method: string): method is keyof T & MethodName {
  return Object.hasOwn(handlers, method);
}

function refuseMethod(method: string): Reply<never> {
  return { kind: 'refused', refusal: { code: 'unknown-method', field: 'method', detail: { method } } };
}

function respond(
  id: number,
  method: MethodName,
  args: unknown,
  handler: (parsed: never) => Answer,
): Response | Promise<Response> {
  const answered = answer(method, args, handler);
  return answered instanceof Promise ? answered.then((reply) => ({ id, reply })) : { id, reply: answered };
}

function answer(method: MethodName, args: unknown, handler: (parsed: never) => Answer): Answer {
  const parsed = METHODS[method].args.safeParse(args);
  if (parsed.success) return handler(parsed.data as never);
  const [issue] = parsed.error.issues;
  const field = issue?.path.map(String).join('.') ?? '';
  return { kind: 'refused', refusal: { code: 'bad-argument', field, detail: { expected: issue?.message } } };
}

function handle(open: () => Library, handler: (library: Library) => Outcome | Promise<Outcome>): Answer {
  let newer = false;
  return settle(
    () => {
      const library = open();
      newer = library.access === 'newer';
      return handler(library);
    },
    (error) => faulty(error, newer),
  );
}

function settle(work: () => Outcome | Promise<Outcome>, tell: (error: unknown) => Reply<never>): Answer {
  try {
    const result = work();
    return result instanceof Promise ? result.then(replyOf).catch(tell) : replyOf(result);
  } catch (error) {
    return tell(error);
  }
}

const replyOf = (result: Outcome): Reply<unknown> =>
  result.kind === 'ok' ? result : { kind: 'refused', refusal: result.error };

function faulty(error: unknown, newer = false): Reply<never> {
  const fault = faultOf(error);
  // A later version may have moved what this one looks for.
  if (newer && fault.code === 'unknown') return { kind: 'fault', fault: { ...fault, code: 'newer' } };
  if (fault.code === 'unknown') console.error(error);
  return { kind: 'fault', fault };
}
