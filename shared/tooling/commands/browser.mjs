/** Finds a Chromium for the end-to-end tests, or downloads one. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { answers, aptInstall, node, root } from './workspace.mjs';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const found = () => CANDIDATES.find((candidate) => candidate && existsSync(candidate) && answers(candidate));

/** The path of a browser: the machine's own, Debian's, or the one that Playwright brings. */
export const chromium = async () => {
  if (found()) return found();
  if (aptInstall('chromium') && found()) return found();
  const require = createRequire(path.join(root, 'e2e/package.json'));
  await node([
    path.join(path.dirname(require.resolve('playwright/package.json')), 'cli.js'),
    'install',
    'chromium',
  ]);
  return require('playwright').chromium.executablePath();
};
