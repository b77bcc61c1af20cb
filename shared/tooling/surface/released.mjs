/**
 * The surfaces of the last release, in `released/` beside this file. Without any, nothing was released yet and
 * everything may change.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'released');
const VERSIONS = 'versions.json';

const majorOf = (/** @type {string} */ version) => Number(version.split('.')[0]);
const nameOf = (/** @type {{ file: string }} */ { file }) => file.replaceAll('/', '-');

/**
 * Keeps the surfaces as those of a released version.
 * @param {{ file: string, now: string, version: () => string }[]} surfaces
 */
export const keepReleased = (surfaces, folder = FOLDER) => {
  mkdirSync(folder, { recursive: true });
  for (const surface of surfaces) writeFileSync(path.join(folder, nameOf(surface)), surface.now);
  const versions = Object.fromEntries(surfaces.map(({ file, version }) => [file, version()]));
  writeFileSync(path.join(folder, VERSIONS), `${JSON.stringify(versions, null, 2)}\n`);
};

/**
 * Lists breaks with the released surfaces, which only a new major version may have.
 * @param {{ name: string, file: string, now: string, version: () => string,
 *   breaking: (before: string, after: string) => string[] }[]} surfaces
 * @returns {string[]} one sentence each
 */
export const faultsSinceRelease = (surfaces, folder = FOLDER) => {
  const file = path.join(folder, VERSIONS);
  if (!existsSync(file)) return [];
  const versions = JSON.parse(readFileSync(file, 'utf8'));
  return surfaces.flatMap((surface) => {
    const released = versions[surface.file];
    if (released === undefined || majorOf(surface.version()) > majorOf(released)) return [];
    const before = readFileSync(path.join(folder, nameOf(surface)), 'utf8');
    return surface.breaking(before, surface.now).map((what) => `${surface.name}: ${what}`);
  });
};
