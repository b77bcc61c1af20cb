import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** As the service makes its data folder: for this user alone. */
const PRIVATE = { recursive: true, mode: 0o700 };

/** The data of a site in development lie apart. */
export const developmentData = (/** @type {string} */ dataDir) => path.join(dataDir, 'dev');

/**
 * Has a site in development show the remotes from the servers they are built on (api/src/site/development-site.ts).
 * @param {string} dataDir
 * @param {{ release: { name: string }, base: string }[]} served what each build says of itself, and where it is served
 */
export const writeDevelopmentRegistry = (dataDir, served) => {
  const folder = developmentData(dataDir);
  // There is nothing to check for integrity.
  const entries = served.map(({ release, base }) => ({
    ...release,
    version: 'dev',
    base,
    integrity: {},
    preload: {},
  }));
  mkdirSync(folder, PRIVATE);
  const file = path.join(folder, 'served.json');
  writeFileSync(`${file}.part`, JSON.stringify(entries));
  renameSync(`${file}.part`, file);
};
