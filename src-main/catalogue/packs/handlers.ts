import type { MethodName } from '#contract/methods.ts';
import type { PACK_METHODS } from '#contract/own/packs.ts';
import type { Handler } from '../handlers.ts';
import { makePack } from './make.ts';
import { openPack, previewPack } from './open.ts';

export const PACK_HANDLERS: { readonly [M in MethodName & keyof typeof PACK_METHODS]: Handler<M> } = {
  'pack.make': makePack,
  'pack.preview': previewPack,
  'pack.open': openPack,
};
