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

/** The specs whose chrome, dialogs or gestures differ on a phone. */
const PHONE = [
  'screens',
  'kit',
  'first-visit',
  'main-way',
  'keyboard',
  'portal-chrome',
  'public-chrome',
  'biographical-form',
  'documents',
  'dashboard',
  'profile-image',
  'faults',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './site.ts',
  outputDir: '../test-results/e2e',
  // Each worker has a site of its own. Three on two processors: while one waits for frames or for an answer, another works.
  workers: 3,
  fullyParallel: false,
  // A test that starts the service anew took 56 s at a load of 40 on two processors; what never comes still fails, after `expect.timeout`.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // A second try in CI alone, on a machine that does other things as well. What needed it is printed: it is to be mended.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
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
      // Behaviour is walked once, on the desktop; here what looks or is reached otherwise on a phone.
      testMatch: PHONE.map((name) => `**/${name}.spec.ts`),
      use: { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
