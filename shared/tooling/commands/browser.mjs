/** Finds a Chromium for the end-to-end tests, or downloads one. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isShort } from '../tests/extent.mjs';
import { answers, aptInstall, node, root } from './workspace.mjs';

/** Chromium without windows, and without a viewer of PDFs: for `npm test`, which takes three quarters of the processor in it. */
const SHELL = '/usr/bin/chromium-headless-shell';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const found = (/** @type {(string | undefined)[]} */ ...candidates) =>
  candidates.find((candidate) => candidate && existsSync(candidate) && answers(candidate));

/** The path of a browser: the one named in CHROMIUM_PATH, Debian's, the machine's own, or that of Playwright. */
export const chromium = async () => {
  const chosen = found(process.env.CHROMIUM_PATH);
  if (chosen) return chosen;
  if (isShort && (found(SHELL) || (aptInstall('chromium-headless-shell') && found(SHELL)))) return SHELL;
  const own = found(...CANDIDATES);
  if (own) return own;
  const require = createRequire(path.join(root, 'e2e/package.json'));
  await node([
    path.join(path.dirname(require.resolve('playwright/package.json')), 'cli.js'),
    'install',
    'chromium',
  ]);
  return require('playwright').chromium.executablePath();
};
