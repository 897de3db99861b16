import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import svelteConfig from './svelte.config.js';
import { importDirection } from './tools/lint/import-direction.mjs';

const TYPED = ['**/*.ts'];
const SVELTE = ['**/*.svelte', '**/*.svelte.ts'];

export default defineConfig(
  globalIgnores(['out/', 'dist/', 'reports/', 'test-results/', '**/paraglide/', 'tools/fonts/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,mjs,js,cjs,svelte}'],
    plugins: { variorum: { rules: { 'import-direction': importDirection } } },
    rules: { 'variorum/import-direction': 'error', eqeqeq: 'error', 'no-console': 'off' },
  },
  {
    files: TYPED,
    ignores: ['**/*.svelte.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['src-rules', 'src-main/contract', 'src-main', 'src-renderer', '.'].map(projectIn),
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Types for a package that has none are declared beside the file that uses it.
      '@typescript-eslint/triple-slash-reference': ['error', { path: 'always' }],
      // Every index is unchecked to the compiler; a table's own loop may say that it knows better.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Spreading a string into code points is how a line of characters is taken apart here.
      '@typescript-eslint/no-misused-spread': 'off',
      // A type parameter used once names the row or the result that a table or a statement holds.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // The compiler refuses enums already, and the rule takes literal keys for some.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  {
    files: SVELTE,
    extends: [tseslint.configs.strict, svelte.configs.recommended],
    languageOptions: { parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    rules: {
      // The one component that may is excused where it does it.
      'svelte/no-at-html-tags': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'SvelteAttribute[key.name="style"]',
          message: 'The content policy refuses style attributes: use a class, or style:property={value}.',
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // svelte-check gives the warnings that those comments answer; the linter does not see them.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
);

/** @param {string} root */
function projectIn(root) {
  return root === '.' ? './tsconfig.tests.json' : `./${root}/tsconfig.json`;
}
