import { SourceMap } from 'node:module';

/** A place in a file of the site, as browsers write it in a stack: `https://…/remotes/details/1.0.3/a1b2.js:1:2345`. */
const PLACE =
  /(?:https?:\/\/[^\s/()]+)?\/(?:assets|remotes\/(?<name>[a-z][a-z0-9-]*)\/(?<version>[\w.+-]+))\/(?<file>[\w-]+\.js)(?:\?[^\s:()]*)?:(?<line>\d+):(?<column>\d+)/g;

/**
 * A stack with the places of the sources in it. Leaves what has no map as it was: of a version that was not released
 * here.
 * @param {string} text what the browser's console shows, or a person sent
 * @param {(name: string | undefined, version: string | undefined, file: string) => Promise<string | null>} mapOf reads
 *   the source map of a script; without a name it is one of the shell's
 * @returns {Promise<{ text: string, versions: { name: string, version: string }[] }>} and which releases of remotes are
 *   in it
 */
export const readStack = async (text, mapOf) => {
  const versions = new Map();
  const maps = new Map();
  for (const { groups } of text.matchAll(PLACE)) {
    const { name, version, file = '' } = groups ?? {};
    const key = `${name} ${version} ${file}`;
    if (name !== undefined) versions.set(`${name} ${version}`, { name, version });
    if (maps.has(key)) continue;
    const map = await mapOf(name, version, file);
    maps.set(key, map === null ? null : new SourceMap(JSON.parse(map)));
  }
  const read = text.replaceAll(PLACE, (place, ...rest) => {
    const { name, version, file, line, column } = rest.at(-1);
    // Browsers count from one.
    const found = maps.get(`${name} ${version} ${file}`)?.findEntry(Number(line) - 1, Number(column) - 1);
    return found?.originalSource === undefined
      ? place
      : `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
  return { text: read, versions: [...versions.values()] };
};
