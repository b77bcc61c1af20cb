import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root, versionOf } from './base.mjs';

/**
 * Lists the keys of the share scope, exactly as remotes import them. The host alone brings these; a remote's build has
 * `import: false` for each (specification: service).
 */

/** Needed by every page, so part of the shell's first script. */
export const eager = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', '@phila/platform'];

/**
 * The core of the federation runtime, which the host gives to remotes as a global: they are built without it. A release
 * lists it among its imports, so that a site with an older shell refuses the release.
 */
export const RUNTIME_CORE = '@module-federation/runtime-tools/runtime-core';

/** Loaded when a remote first asks, or in the shell's first script where `provided.json` says so. */
export const libraries = [
  '@reduxjs/toolkit',
  '@tanstack/react-query',
  // Days of antd's pickers are objects of dayjs, and those of another copy lack what antd adds to its own.
  'dayjs',
  'final-form',
  'react-final-form',
  'react-redux',
  'react-router-dom',
  'single-spa',
];

/**
 * Libraries in a single file, of which the first script has only the shell's part. Remotes get a copy of their own,
 * loaded on demand, or the whole file would be in the first script. Only for libraries without state: the toolkit has
 * none, and react-redux keeps its context on `globalThis`. A copy of react-query, single-spa or the router would be a
 * second cache, a second page.
 */
/** @type {Record<string, string>} */
const copied = {
  '@reduxjs/toolkit': 'dist/redux-toolkit.modern.mjs',
  'react-redux': 'dist/react-redux.mjs',
};

/**
 * Aliases of provided libraries: the router's documentation imports from `react-router`, its own core.
 * @type {Record<string, string>}
 */
export const sameAs = { 'react-router': 'react-router-dom' };

/**
 * Imports refused in a remote, each with its replacement.
 * @type {Record<string, string>}
 */
export const refused = {
  redux: '@reduxjs/toolkit, which is made of it',
  'single-spa-react': 'remoteApp of @phila/platform',
  '@react-pdf/renderer': '@phila/pdf, whose elements are the same (View, Text, Svg …)',
};

/**
 * Reads `shared/ui/provided.json`: the antd components and blocks of ours that the host provides, a line each; under
 * `names` the only names provided of a library too large to share whole; under `files` the keys that share a file.
 * `shell` is the shell's first script, for its own chrome and every page's needs; other keys have a file each.
 * @returns {{ antd: string[], blocks: string[], names: Record<string, string[]>, files: Record<string, string[]> }}
 */
export const provided = () => JSON.parse(readFileSync(path.join(root, 'shared/ui/provided.json'), 'utf8'));

/** The file, by its name there, that a provided key is in. */
export const fileOf = (/** @type {string} */ key) => {
  const [name = key] = Object.entries(provided().files).find(([, keys]) => keys.includes(key)) ?? [];
  return name;
};

export const lazy = () => {
  const { antd, blocks } = provided();
  return [
    ...libraries,
    ...antd.map((name) => `antd/es/${name}`),
    ...blocks.map((name) => `@phila/ui/${name}`),
  ];
};

/** `date-picker` → `DatePicker`; antd writes one otherwise. */
const antdName = (/** @type {string} */ component) =>
  component === 'qr-code'
    ? 'QRCode'
    : component.replaceAll(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase());

/** The components of antd that the host provides, by the name that a remote imports from `antd`. */
export const antdComponents = () =>
  Object.fromEntries(provided().antd.map((component) => [antdName(component), `antd/es/${component}`]));

/** The names that the host provides of a library, where these are not all. */
export const namesOf = (/** @type {string} */ key) =>
  key === 'antd' ? Object.keys(antdComponents()) : provided().names[key];

const folderOf = (/** @type {string} */ name) => {
  const { resolve } = createRequire(path.join(root, 'shared/ui/package.json'));
  return path.dirname(resolve(`${name}/package.json`));
};

/**
 * Names the import of the host's build for a provided key, relative to `provided.json`: listed names alone, a copy, or
 * the key itself. A query makes a file a module of its own.
 */
export const requestOf = (/** @type {string} */ key) => {
  if (namesOf(key) !== undefined) return `./provided.json?names=${key}`;
  if (key.startsWith('antd/es/')) return `./provided.json?antd=${fileOf(key)}`;
  const copy = copied[key];
  return copy === undefined ? key : `${path.join(folderOf(key), copy)}?whole`;
};

const packageOf = (/** @type {string} */ key) => key.split('/', key.startsWith('@') ? 2 : 1).join('/');

/**
 * The share scope is written from the folder of `provided.json`; what that does not have is the shell's.
 * @type {Record<string, string>}
 */
const homes = { '@phila/ui': 'shell', '@module-federation/runtime-tools': 'shell' };

/** The host's version of a key's library. */
export const sharedVersion = (/** @type {string} */ key) => {
  const name = packageOf(key);
  return versionOf(name, path.join(root, homes[name] ?? 'shared/ui'));
};

/** The `shared` option of a remote's build: nothing brought along, and a version that does not fit is refused. */
export const consumed = () => {
  const keys = Object.fromEntries([...eager, ...lazy()].map((key) => [key, key]));
  return Object.fromEntries(
    Object.entries({ ...keys, ...sameAs }).map(([request, shareKey]) => [
      request,
      {
        import: /** @type {const} */ (false),
        shareKey,
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${sharedVersion(shareKey)}`,
      },
    ]),
  );
};
