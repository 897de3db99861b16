import { z } from 'zod';
import { method } from './method.ts';
import type { MethodName, ParsedArgs } from './methods.ts';

/** No printer takes less, or more. */
export const LEAST_PAPER_MM = 10;
export const MOST_PAPER_MM = 2000;
const side = z.number().min(LEAST_PAPER_MM).max(MOST_PAPER_MM);
/** A sheet as it lies in the printer, in millimetres. */
const paper = z.strictObject({ width: side, height: side });
export type Paper = z.infer<typeof paper>;

/** What became of a sheet sent to a printer; the user may think better of it. */
export type Printed = 'printed' | 'cancelled' | 'no-printer' | 'failed';

/** What the window can ask of the main process itself, by the same channel as of the catalogue. */
export const HOST_METHODS = {
  /** The paths chosen, none where the dialog is closed; the catalogue may read them from then on. */
  'host.chooseFiles': method<readonly string[]>()(
    z.strictObject({
      what: z.enum(['photographs', 'table', 'pack', 'references', 'any']),
      title: z.string().max(200),
      many: z.boolean().default(true),
    }),
  ),
  /** Where to write a file, granted from then on; null where the dialog is closed. */
  'host.saveFile': method<string | null>()(
    z.strictObject({
      title: z.string().max(200),
      /** Proposed, without its folder. */
      name: z.string().min(1).max(200),
      extension: z.string().regex(/^[a-z0-9]{1,8}$/),
    }),
  ),
  /** Prints a page of its own, of which no script runs, to a file the user chose; false where that cannot be written to. */
  'host.pageToPdf': method<boolean>()(z.strictObject({ path: z.string().min(1), html: z.string() })),
  /** The folder chosen, granted from then on; null where the dialog is closed. */
  'host.chooseFolder': method<string | null>()(z.strictObject({ title: z.string().max(200) })),
  /** Writes what the window prints to a file the user chose; false where that cannot be written to. */
  'host.printToPdf': method<boolean>()(z.strictObject({ path: z.string().min(1), paper })),
  /** Asks for a printer, and prints. */
  'host.print': method<Printed>()(z.strictObject({ paper })),
  /** Shows the folder of the library in the system's file manager. */
  'host.showLibrary': method<null>()(z.strictObject({})),
} as const;

export type HostMethodName = keyof typeof HOST_METHODS;
export type HostArgs<M extends HostMethodName> = z.input<(typeof HOST_METHODS)[M]['args']>;
export type ParsedHostArgs<M extends HostMethodName> = z.output<(typeof HOST_METHODS)[M]['args']>;
export type HostResult<M extends HostMethodName> = Exclude<(typeof HOST_METHODS)[M]['result'], undefined>;

/**
 * The paths on the user's disk that a method names. The main process lets it pass only with paths the user chose
 * or dropped, since a window that were taken over could name any.
 */
export const PATHS_IN: { readonly [M in MethodName]?: (args: ParsedArgs<M>) => readonly string[] } = {
  'library.move': ({ folder }) => [folder],
  'library.openAt': ({ folder }) => [folder],
  'import.inspect': ({ path }) => [path],
  'import.preview': ({ path }) => [path],
  'import.run': ({ path }) => [path],
  'import.references': ({ path }) => [path],
  'export.run': ({ path }) => [path],
  'export.exhibit': ({ path }) => [path],
  'pack.make': ({ path }) => [path],
  'pack.preview': ({ path }) => [path],
  'pack.open': ({ path }) => [path],
  'media.add': ({ items }) => items.flatMap((item) => (item.kind === 'path' ? [item.path] : [])),
};
