import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { judgeImport } from './import-direction.mjs';

describe('the direction of imports', () => {
  it.each([
    ['src-rules/tally/score.ts', '../result.ts'],
    ['src-main/contract/methods.ts', '#rules/result.ts'],
    ['src-main/contract/methods.ts', 'zod'],
    ['src-main/catalogue/seed/seed.ts', '../../node/load-collection.ts'],
    ['src-renderer/words.ts', '#contract/reply.ts'],
    ['src-renderer/main.ts', 'svelte'],
    ['src-main/app/main.ts', 'electron'],
    ['src-rules/laws.test.ts', 'vitest'],
    ['src-rules/arbitraries.ts', 'fast-check'],
  ])('%s may import %s', (file, imported) => {
    expect(judgeImport(file, imported)).toBeUndefined();
  });

  it.each([
    ['src-rules/play.ts', 'zod'],
    ['src-rules/play.ts', 'node:fs'],
    ['src-rules/play.ts', '#contract/reply.ts'],
    ['src-rules/tally/score.ts', '../../src-main/contract/reply.ts'],
    ['src-rules/laws.test.ts', '../src-main/contract/reply.ts'],
    ['src-main/contract/reply.ts', 'node:path'],
    ['src-main/contract/reply.ts', '../catalogue/serve.ts'],
    ['src-main/app/main.ts', '../catalogue/serve.ts'],
    ['src-main/app/main.ts', '../preload/preload.ts'],
    ['src-main/cli/main.ts', '../catalogue/serve.ts'],
    ['src-main/catalogue/entry.ts', '../app/options.ts'],
    ['src-renderer/main.ts', '../src-main/app/menu.ts'],
    ['src-renderer/main.ts', 'electron'],
    ['src-renderer/main.ts', 'node:fs'],
    ['e2e/start.spec.ts', '../src-renderer/words.ts'],
  ])('%s may not import %s', (file, imported) => {
    expect(judgeImport(file, imported)).toBeTypeOf('string');
  });

  it('is enforced by the settings of the linter', async () => {
    const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === 'variorum/import-direction' });
    const [result] = await eslint.lintText("import '../src-main/app/menu.ts';\n", {
      filePath: 'src-renderer/main.mjs',
    });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(['variorum/import-direction']);
  });
});
