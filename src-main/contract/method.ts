import type { z } from 'zod';

/** Names a method's arguments as a parser and its result as a type. */
export function method<T>() {
  return <A extends z.ZodType>(args: A) => ({ args }) as { readonly args: A; readonly result?: T };
}
