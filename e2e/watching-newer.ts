import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const folder = path.resolve(import.meta.dirname, '../shell/dist/site/assets');

/** Path of the shell's script that looks for newer releases, known by a sentence of its notice. */
const watcher = (): string => {
  const name = readdirSync(folder).find(
    (one) =>
      one.endsWith('.js') &&
      readFileSync(path.join(folder, one), 'utf8').includes('A newer version of the site is ready.'),
  );
  if (name === undefined) throw new Error('The built shell does not look for newer releases');
  return `/assets/${name}`;
};

/** Opens a page and waits for the code that any page loads last: on a busy machine it comes late. */
export const openWatching = async (page: Page, address: string): Promise<void> => {
  const file = watcher();
  const loaded = page.waitForResponse((response) => new URL(response.url()).pathname === file);
  await page.goto(address);
  await (await loaded).finished();
};
