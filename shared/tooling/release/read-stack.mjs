import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';

/** A place in a file of the site, as browsers write it in a stack: `https://…/remotes/details/1.0.3/a1b2.js:1:2345`. */
const PLACE =
  /(?:https?:\/\/[^\s/()]+)?\/(?:assets|remotes\/(?<name>[a-z][a-z0-9-]*)\/(?<version>[\w.+-]+))\/(?<file>[\w-]+\.js)(?:\?[^\s:()]*)?:(?<line>\d+):(?<column>\d+)/g;

/**
 * A stack with the places of the sources in it. What has no map stays as it was: of a version that was not released
 * here, or was before maps were kept.
 * @param {string} text what the browser's console shows, or a person sent
 * @param {import('@phila/data-folder').Releases} releases
 * @returns {{ text: string, versions: { name: string, version: string }[] }} and which releases of remotes are in it
 */
export const readStack = (text, releases) => {
  const maps = new Map();
  const mapAt = (/** @type {string} */ file) => {
    if (!maps.has(file))
      maps.set(file, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null);
    return maps.get(file);
  };
  const versions = new Map();
  const read = text.replaceAll(PLACE, (place, ...rest) => {
    const { name, version, file, line, column } = rest.at(-1);
    const folder =
      name === undefined ? path.join(releases.folder, 'maps/shell') : releases.mapsOf(name, version);
    if (name !== undefined) versions.set(`${name} ${version}`, { name, version });
    // Browsers count from one.
    const found = mapAt(path.join(folder, `${file}.map`))?.findEntry(Number(line) - 1, Number(column) - 1);
    return found?.originalSource === undefined
      ? place
      : `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
  return { text: read, versions: [...versions.values()] };
};
