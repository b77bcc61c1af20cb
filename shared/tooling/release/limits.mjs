/** Compressed bytes of the shell and of each remote against their committed `limits.json`; over a limit, the build has failed. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { remotes, root } from '../commands/workspace.mjs';

const shellFolder = path.join(root, 'shell');

const gzip = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/** What the JavaScript among some files of a build weighs together. */
const weightIn = (output) => (files) =>
  files
    .filter((file) => file.endsWith('.js'))
    .reduce((total, file) => total + gzip(path.join(output, file)), 0);

const each = (parts, weight) =>
  Object.fromEntries(Object.entries(parts).map(([name, files]) => [name, weight(files)]));

/**
 * The committed limits of a remote, in bytes by gzip.
 * @returns {{ entry: number, routes: Record<string, number> }} `*` stands for every route that is not named
 */
export const limitsOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'limits.json'), 'utf8'));

/** What one remote weighs, in bytes by gzip: its entry, and the JavaScript that each of its routes needs at once. */
export const weigh = (folder) => {
  const output = path.join(folder, 'dist/site');
  const release = JSON.parse(readFileSync(path.join(output, 'release.json'), 'utf8'));
  const weight = weightIn(output);
  return { entry: weight([release.entry]), routes: each(release.preload, weight) };
};

/**
 * What the shell weighs, in bytes by gzip: the script that comes with every page, what each layout loads beside it, and
 * what each module that it provides does. A file counts wherever it is loaded: a layout that begins to take a file made
 * for overviews is heavier by all of it, on every page that has the layout.
 */
const weighShell = (folder) => {
  const output = path.join(folder, 'dist/site');
  const { scripts, preload, provides } = JSON.parse(readFileSync(path.join(output, 'shell.json'), 'utf8'));
  const weight = weightIn(output);
  return { scripts: weight(scripts), layouts: each(preload, weight), provided: each(provides, weight) };
};

const withLimits = (weights, limits) =>
  Object.entries(weights).map(([part, bytes]) => [part, bytes, limits[part] ?? limits['*']]);

const partsOf = (folder) => {
  const limits = limitsOf(folder);
  if (path.basename(folder) === 'shell') {
    const { scripts, layouts, provided } = weighShell(folder);
    return [
      ['the first script', scripts, limits.scripts],
      ...withLimits(layouts, limits.layouts).map(([layout, ...weight]) => [
        `the layout ${layout}`,
        ...weight,
      ]),
      ...withLimits(provided, limits.provided),
    ];
  }
  const { entry, routes } = weigh(folder);
  return [['the entry', entry, limits.entry], ...withLimits(routes, limits.routes)];
};

/** One sentence for each part of the shell, or of a remote, that is over its limit, or has none. */
export const excessOf = (folder) => {
  const name = path.basename(folder);
  if (!existsSync(path.join(folder, 'limits.json'))) return [`${name} has no limits.json.`];
  return partsOf(folder).flatMap(([part, bytes, limit]) => {
    if (limit === undefined)
      return [`${name}: ${part} weighs ${bytes} bytes and has no limit in limits.json.`];
    return bytes > limit ? [`${name}: ${part} weighs ${bytes} bytes, its limit is ${limit}.`] : [];
  });
};

/**
 * Holds what was built to its limits.
 * @param folders of the shell and of remotes; default: all of them
 * @throws with one sentence for each part that is over
 */
export const checkLimits = (
  folders = [shellFolder, ...remotes().map((name) => path.join(root, `mfe-${name}`))],
) => {
  const over = folders.flatMap(excessOf);
  if (over.length > 0) throw new Error(over.join('\n'));
};
