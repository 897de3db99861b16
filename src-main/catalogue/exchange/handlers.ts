import type { MethodName } from '#contract/methods.ts';
import type { EXCHANGE_METHODS } from '#contract/own/exchange.ts';
import type { Handler } from '../handlers.ts';
import { exportRecords } from './export.ts';
import { importReferences } from './import-references.ts';
import { exportExhibit, pagesOf } from './pages.ts';
import { inspectTable, previewImport, runImport } from './import.ts';
import { unconsentedIn } from './unconsented.ts';

export const EXCHANGE_HANDLERS: { readonly [M in MethodName & keyof typeof EXCHANGE_METHODS]: Handler<M> } = {
  'import.inspect': inspectTable,
  'import.preview': previewImport,
  'import.run': runImport,
  'export.run': exportRecords,
  'export.pages': pagesOf,
  'export.exhibit': exportExhibit,
  'export.unconsented': unconsentedIn,
  'import.references': importReferences,
};
