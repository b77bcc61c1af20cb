import { isShort } from '@phila/tooling/tests/extent';
import { BROWSER_EXPECTATION, BROWSER_TEST } from '@phila/tooling/tests/patience';
import { defineConfig } from '@playwright/test';
import { launched } from './launched.ts';

/** Matches whole tags of a test, not the beginning of a longer tag. */
const tagged = (...tags: readonly string[]): RegExp => new RegExp(`(^|\\s)@(${tags.join('|')})(\\s|$)`);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './site.ts',
  outputDir: '../test-results/e2e',
  // Each worker has its own site. Three on two processors, because one is often waiting for frames or answers.
  workers: 3,
  fullyParallel: false,
  timeout: BROWSER_TEST,
  expect: { timeout: BROWSER_EXPECTATION },
  // Retries only in CI, where machines are shared. Tests that needed it are printed, to be fixed.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  ...(isShort && { grepInvert: tagged('long') }),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '../test-results/e2e.json' }],
  ],
  use: {
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    reducedMotion: 'reduce',
    // Traces a second try alone in CI, where it costs a tenth; leaves out screenshots, as DOM snapshots tell more.
    trace: {
      mode: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
      screenshots: false,
      snapshots: true,
      sources: true,
    },
    launchOptions: launched(),
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'mobile',
      // The desktop covers behaviour; on a phone, only tests tagged for a different look or layout run (e2e/README.md).
      grep: isShort ? tagged('phone') : tagged('phone', 'phone-long'),
      use: { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
