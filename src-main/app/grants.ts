import { PATHS_IN } from '#contract/host-methods.ts';
import { METHODS, type MethodName } from '#contract/methods.ts';

/** The files and folders of this session that the user chose in a dialog or dropped on the window. */
export class Grants {
  readonly #paths = new Set<string>();

  add(...paths: readonly string[]): void {
    for (const path of paths) if (path !== '') this.#paths.add(path);
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  /** The first path in a call that nobody granted. What is not well formed the catalogue refuses itself. */
  missing(method: string, args: unknown): string | undefined {
    if (!Object.hasOwn(PATHS_IN, method)) return undefined;
    const parsed = METHODS[method as MethodName].args.safeParse(args);
    const pathsIn = PATHS_IN[method as MethodName] as ((args: unknown) => readonly string[]) | undefined;
    return parsed.success ? pathsIn?.(parsed.data).find((path) => !this.has(path)) : undefined;
  }
}
