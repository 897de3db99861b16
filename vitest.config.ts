import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // All cores: nobody works at the machine while it tests.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          include: ['{src-rules,src-main,data,tools}/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          environment: 'node',
          // No test is about speed, and the machine may be slow.
          testTimeout: 60_000,
        },
      },
      {
        plugins: [svelte()],
        // Without it Svelte resolves to its server build and runes do not react.
        resolve: { conditions: ['browser'] },
        test: {
          name: 'renderer',
          include: ['src-renderer/**/*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
});
