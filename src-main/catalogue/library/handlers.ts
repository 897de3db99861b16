import { ok, type Result } from '#rules/result.ts';
import type { LIBRARY_METHODS } from '#contract/own/library.ts';
import type { MethodResult, ParsedArgs } from '#contract/methods.ts';
import type { Refusal } from '#contract/reply.ts';
import { backups } from './backups.ts';
import type { Keeper } from './keeper.ts';
import { moveLibrary } from './move.ts';
import { openAt } from './open-at.ts';
import { previewRestore, restore } from './restore.ts';
import { salvage } from './salvage.ts';

export type LibraryMethod = keyof typeof LIBRARY_METHODS;
type Answer<M extends LibraryMethod> = Result<MethodResult<M>, Refusal>;
type LibraryHandler<M extends LibraryMethod> = (keeper: Keeper, args: ParsedArgs<M>) => Answer<M> | Promise<Answer<M>>;

/** These are asked of the keeper and not of the library, which may be beyond opening. */
export const LIBRARY_HANDLERS: { readonly [M in LibraryMethod]: LibraryHandler<M> } = {
  'library.backups': ({ place }) => ok(backups(place.folder)),
  'library.backUp': async (keeper) => ok(await keeper.backUp('asked')),
  'library.previewRestore': (keeper, { name }) => previewRestore(keeper, name),
  'library.restore': (keeper, { name }) => keeper.exclusively(() => restore(keeper, name)),
  'library.salvage': (keeper) => keeper.exclusively(() => salvage(keeper)),
  'library.openAnyway': (keeper) => {
    keeper.insist();
    keeper.open();
    return ok(null);
  },
  'library.move': (keeper, { folder }) => keeper.exclusively(() => moveLibrary(keeper, folder)),
  'library.openAt': (keeper, { folder }) => keeper.exclusively(() => openAt(keeper, folder)),
};
