import { isShort } from '@phila/tooling/tests/extent';
import { BROWSER_EXPECTATION, BROWSER_TEST } from '@phila/tooling/tests/patience';
import { defineConfig } from '@playwright/test';

/** Runs as root in containers, and reaches for nothing outside. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The tag among those of a test, and not the beginning of another one. */
const tagged = (...tags: readonly string[]): RegExp => new RegExp(`(^|\\s)@(${tags.join('|')})(\\s|$)`);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './site.ts',
  outputDir: '../test-results/e2e',
  // Each worker has a site of its own. Three on two processors: while one waits for frames or for an answer, another works.
  workers: 3,
  fullyParallel: false,
  timeout: BROWSER_TEST,
  expect: { timeout: BROWSER_EXPECTATION },
  // A second try in CI alone, on a machine that does other things as well. What needed it is printed: it is to be mended.
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
    // Without pictures, which cost processor time in every test; the DOM of each step tells more.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'mobile',
      // Behaviour is walked once, on the desktop; here what looks or is reached otherwise on a phone (e2e/README.md).
      grep: isShort ? tagged('phone') : tagged('phone', 'phone-long'),
      use: { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
