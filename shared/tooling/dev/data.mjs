import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** As the service makes its data folder: for this user alone. */
const PRIVATE = { recursive: true, mode: 0o700 };

/** The data of a site in development lie apart: what its registry names was never released. */
export const developmentData = (/** @type {string} */ dataDir) => path.join(dataDir, 'dev');

/**
 * Has a site in development show the remotes from the servers they are built on.
 * @param {string} dataDir
 * @param {{ release: { name: string }, base: string }[]} served what each build says of itself, and where it is served
 */
export const writeDevelopmentRegistry = (dataDir, served) => {
  const site = path.join(developmentData(dataDir), 'site');
  for (const { release, base } of served) {
    const folder = path.join(site, 'remotes', release.name, 'dev');
    mkdirSync(folder, PRIVATE);
    // There is nothing to check for integrity.
    const entry = { ...release, version: 'dev', base, integrity: {}, preload: {} };
    writeFileSync(path.join(folder, 'release.json'), JSON.stringify(entry));
  }
  const current = Object.fromEntries(served.map(({ release }) => [release.name, 'dev']));
  mkdirSync(site, PRIVATE);
  writeFileSync(path.join(site, 'registry.json'), JSON.stringify({ current, history: {} }));
};
