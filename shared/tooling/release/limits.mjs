/** Compressed bytes of each remote against its committed `limits.json`; over a limit, the build has failed. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { remotes, root } from '../commands/workspace.mjs';

const gzip = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/**
 * The committed limits of a remote, in bytes by gzip.
 * @returns {{ entry: number, routes: Record<string, number> }} `*` stands for every route that is not named
 */
export const limitsOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'limits.json'), 'utf8'));

/** What one remote weighs, in bytes by gzip: its entry, and the JavaScript that each of its routes needs at once. */
export const weigh = (folder) => {
  const output = path.join(folder, 'dist/site');
  const release = JSON.parse(readFileSync(path.join(output, 'release.json'), 'utf8'));
  const sum = (files) =>
    files
      .filter((file) => file.endsWith('.js'))
      .reduce((total, file) => total + gzip(path.join(output, file)), 0);
  return {
    entry: gzip(path.join(output, release.entry)),
    routes: Object.fromEntries(Object.entries(release.preload).map(([route, files]) => [route, sum(files)])),
  };
};

/** One sentence for each part of a remote that is over its limit, or has none. */
export const excessOf = (folder) => {
  const name = path.basename(folder);
  if (!existsSync(path.join(folder, 'limits.json'))) return [`${name} has no limits.json.`];
  const limits = limitsOf(folder);
  const { entry, routes } = weigh(folder);
  const parts = [
    ['the entry', entry, limits.entry],
    ...Object.entries(routes).map(([route, bytes]) => [
      route,
      bytes,
      limits.routes[route] ?? limits.routes['*'],
    ]),
  ];
  return parts.flatMap(([part, bytes, limit]) => {
    if (limit === undefined)
      return [`${name}: ${part} weighs ${bytes} bytes and has no limit in limits.json.`];
    return bytes > limit ? [`${name}: ${part} weighs ${bytes} bytes, its limit is ${limit}.`] : [];
  });
};

/**
 * Holds the built remotes to their limits.
 * @throws with one sentence for each part that is over
 */
export const checkLimits = (folders = remotes().map((name) => path.join(root, `mfe-${name}`))) => {
  const over = folders.flatMap(excessOf);
  if (over.length > 0) throw new Error(over.join('\n'));
};
