/** `npm run e2e [-- playwright arguments]`: the whole site in Chromium, each worker against a site of its own. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { playwrightDurations, printDurations } from './durations.mjs';
import { install, node, root } from './workspace.mjs';

/**
 * Builds what is not built, finds a browser and runs Playwright.
 * @param {string[]} args handed on to Playwright
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export const endToEnd = async (args) => {
  const { build } = await import('./build.mjs');
  await build();
  const { chromium } = await import('./browser.mjs');
  const executable = await chromium();
  const report = path.join(root, 'test-results/e2e.json');
  const cli = path.join(root, 'e2e/node_modules/@playwright/test/cli.js');
  await node([cli, 'test', ...args], {
    cwd: path.join(root, 'e2e'),
    env: { ...process.env, CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }).catch(() => undefined);
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  printDurations(playwrightDurations({ suites }));
  if (stats.flaky > 0) console.log(`   ${stats.flaky} passed at the second try only`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await install();
  const { failed } = await endToEnd(process.argv.slice(2));
  process.exit(failed > 0 ? 1 : 0);
}
