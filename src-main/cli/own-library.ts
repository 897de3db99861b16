import type { Result } from '#rules/result.ts';
import type { Access, Catalogue } from './catalogue.ts';
import type { Context } from './context.ts';
import { refused, type Failure } from './failure.ts';

/** The library that was named; what is done to a library is never done to a passing one. */
export function ownLibrary(context: Context, library: string | undefined, access: Access): Result<Catalogue, Failure> {
  if (library !== undefined) return context.catalogue(library, access);
  return refused('missing-argument', 'is missing', { field: '--library', remedy: 'name the folder of a library' });
}
