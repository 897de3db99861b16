import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  // Emptied at each start; the JSON report lies beside it.
  outputDir: 'test-results',
  // One window at a time: the tests share one display, and a second window would take the focus of the first.
  workers: 1,
  timeout: 30_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
});
