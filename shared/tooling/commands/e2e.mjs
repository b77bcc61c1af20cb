/** `npm run e2e [-- playwright arguments]`: the whole site in Chromium, each worker against a site of its own. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { playwrightDurations, slowestLines } from '../tests/durations.mjs';
import { failureLines, playwrightFailures } from '../tests/failures.mjs';
import { install, remotes, root, terminal } from './workspace.mjs';

/**
 * Finds a browser and runs Playwright on the built site.
 * @param {string[]} args handed on to Playwright
 * @param {import('./workspace.mjs').Output} output
 * @returns {Promise<import('../tests/steps.mjs').Counted>} `flaky` are those of the passed ones that needed a second
 * try
 */
export const endToEnd = async (args, output = terminal) => {
  const { chromium } = await import('./browser.mjs');
  const executable = await chromium();
  const report = path.join(root, 'test-results/e2e.json');
  const cli = path.join(root, 'e2e/node_modules/@playwright/test/cli.js');
  await output
    .run(process.execPath, [cli, 'test', ...args], {
      cwd: path.join(root, 'e2e'),
      env: { ...process.env, CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    // The report names the failures.
    .catch(() => undefined);
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  const { expected, flaky, unexpected } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    flaky,
    files: playwrightDurations({ suites }),
    failures: playwrightFailures({ suites }),
  };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await install();
  const { build } = await import('./build.mjs');
  await build(['shell', ...remotes()]);
  const { failed, flaky, files, failures } = await endToEnd(process.argv.slice(2));
  for (const line of slowestLines(files, files.length)) console.log(line);
  if (flaky !== undefined && flaky > 0) console.log(`${flaky} passed at the second try only`);
  for (const line of failureLines(failures)) console.error(line);
  process.exit(failed > 0 ? 1 : 0);
}
