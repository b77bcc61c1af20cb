/** Compressed bytes of the shell and of each remote against their committed `limits.json`; over a limit, the build has failed. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { remotes, root } from '../commands/workspace.mjs';

/**
 * Limits above any remote's own limits.json: scripts by gzip, other files (pictures, fonts) as they are. A squad that
 * needs more agrees on it with the platform squad, here.
 */
export const CEILING = { entry: 20_000, route: 80_000, module: 20_000, file: 150_000 };

const shellFolder = path.join(root, 'shell');

/**
 * Bytes by part: the route, the module, the file.
 * @typedef {Record<string, number>} Weights
 *
 * The limits of a remote; `*` stands for every part that is not named.
 * @typedef {{ entry: number, routes: Weights, modules?: Weights }} RemoteLimits
 * @typedef {{ scripts: number, layouts: Weights, provided: Weights }} ShellLimits
 *
 * @typedef {[part: string, bytes: number, limit: number | undefined]} Weighed
 * @typedef {(files: string[]) => number} Weight
 */

const gzip = (/** @type {string} */ file) => gzipSync(readFileSync(file), { level: 9 }).length;

/**
 * Weighs the JavaScript among some files of a build.
 * @type {(output: string) => Weight}
 */
const weightIn = (output) => (files) =>
  files
    .filter((file) => file.endsWith('.js'))
    .reduce((total, file) => total + gzip(path.join(output, file)), 0);

/** @returns {Weights} */
const each = (/** @type {Record<string, string[]>} */ parts, /** @type {Weight} */ weight) =>
  Object.fromEntries(Object.entries(parts).map(([name, files]) => [name, weight(files)]));

/** The committed limits, in bytes by gzip. */
const limitsOf = (/** @type {string} */ folder) =>
  JSON.parse(readFileSync(path.join(folder, 'limits.json'), 'utf8'));

/** Scripts and styles are weighed where they are loaded; the other values come from the build's own description. */
const WEIGHED_ELSEWHERE = /\.(js|css|json|map)$/;

/** The modules that other pages load of a remote (buttons, widgets), each with the scripts that come with it. */
const modulesIn = (/** @type {string} */ output, /** @type {Weight} */ weight) => {
  const manifest = path.join(output, 'mf-manifest.json');
  if (!existsSync(manifest)) return {};
  /** @type {{ exposes: { path: string, assets: { js: { sync: string[] } } }[] }} */
  const { exposes } = JSON.parse(readFileSync(manifest, 'utf8'));
  const modules = exposes.filter(({ path: name }) => name !== './lifecycles');
  return each(Object.fromEntries(modules.map(({ path: name, assets }) => [name, assets.js.sync])), weight);
};

/** @returns {Weights} */
const filesIn = (/** @type {string} */ output) =>
  Object.fromEntries(
    readdirSync(output)
      .filter((file) => !WEIGHED_ELSEWHERE.test(file))
      .map((file) => [file, statSync(path.join(output, file)).size]),
  );

/**
 * Weighs a remote, in bytes: by gzip its entry, the JavaScript that each route needs at once, and each exposed module;
 * its pictures and other files as they are.
 */
export const weigh = (/** @type {string} */ folder) => {
  const output = path.join(folder, 'dist/site');
  const release = JSON.parse(readFileSync(path.join(output, 'release.json'), 'utf8'));
  const weight = weightIn(output);
  return {
    entry: weight([release.entry]),
    routes: each(release.preload, weight),
    modules: modulesIn(output, weight),
    files: filesIn(output),
  };
};

/**
 * Weighs the shell, in bytes by gzip: the script of every page, each layout's own, and each provided module. A file
 * counts wherever it is loaded, so a layout that starts to use it is heavier on each of its pages.
 */
const weighShell = (/** @type {string} */ folder) => {
  const output = path.join(folder, 'dist/site');
  const { scripts, preload, provides } = JSON.parse(readFileSync(path.join(output, 'shell.json'), 'utf8'));
  const weight = weightIn(output);
  return { scripts: weight(scripts), layouts: each(preload, weight), provided: each(provides, weight) };
};

/** @returns {Weighed[]} */
const withLimits = (/** @type {Weights} */ weights, /** @type {Weights} */ limits) =>
  Object.entries(weights).map(([part, bytes]) => [part, bytes, limits[part] ?? limits['*']]);

/** @returns {Weighed[]} */
const partsOfShell = (/** @type {string} */ folder) => {
  /** @type {ShellLimits} */
  const limits = limitsOf(folder);
  const { scripts, layouts, provided } = weighShell(folder);
  return [
    ['the first script', scripts, limits.scripts],
    ...withLimits(layouts, limits.layouts).map(
      /** @returns {Weighed} */ ([layout, ...weight]) => [`the layout ${layout}`, ...weight],
    ),
    ...withLimits(provided, limits.provided),
  ];
};

/** @type {(ceiling: number) => (weighed: Weighed) => Weighed} */
const below =
  (ceiling) =>
  ([part, bytes, limit]) => [part, bytes, limit && Math.min(limit, ceiling)];

const partsOfRemote = (/** @type {string} */ folder) => {
  /** @type {RemoteLimits} */
  const limits = limitsOf(folder);
  const { entry, routes, modules, files } = weigh(folder);
  return [
    below(CEILING.entry)(['the entry', entry, limits.entry]),
    ...withLimits(routes, limits.routes).map(below(CEILING.route)),
    ...withLimits(modules, { '*': CEILING.module, ...limits.modules }).map(below(CEILING.module)),
    ...withLimits(files, { '*': CEILING.file }),
  ];
};

/** Lists the parts of the shell or a remote that are over their limit or have none, a sentence each. */
export const excessOf = (/** @type {string} */ folder) => {
  const name = path.basename(folder);
  if (!existsSync(path.join(folder, 'limits.json'))) return [`${name} has no limits.json.`];
  const parts = name === 'shell' ? partsOfShell(folder) : partsOfRemote(folder);
  return parts.flatMap(([part, bytes, limit]) => {
    if (limit === undefined)
      return [`${name}: ${part} weighs ${bytes} bytes and has no limit in limits.json.`];
    return bytes > limit
      ? [`${name}: ${part} weighs ${bytes} bytes, ${bytes - limit} over its limit of ${limit}.`]
      : [];
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
