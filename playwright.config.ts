import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  // Emptied at each start; the JSON report lies beside it.
  outputDir: 'test-results',
  // One window on a display, since a second would take the focus of the first.
  workers: (process.env['VARIORUM_DISPLAYS'] ?? '').split(' ').length,
  // Long, since the machine may be slow: no test is about speed.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
});
