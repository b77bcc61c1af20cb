import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root, versionOf } from './base.mjs';

/**
 * What the host puts into the share scope, under the very key that a remote imports. The host alone brings these;
 * a remote's build has `import: false` for each (specification: service).
 */

/** Needed by every page, so part of the shell's first script. */
export const eager = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', '@phila/platform'];

/**
 * The core of the federation runtime, which the host gives to remotes as a global: they are built without it. A release
 * names it among what it imports, so that a site whose shell is older refuses the release.
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
 * Libraries of one file each, of which the first script holds what the shell uses. To give remotes all of it, that file
 * would stand in the first script whole; so they get a copy of their own, loaded when one asks. Only for what has no state
 * of its own: the toolkit has none, and react-redux keeps its context on `globalThis`. A copy of react-query, single-spa
 * or the router would be a second cache, a second page.
 */
const copied = {
  '@reduxjs/toolkit': 'dist/redux-toolkit.modern.mjs',
  'react-redux': 'dist/react-redux.mjs',
};

/** Other names of what the host provides: the router's documentation imports from `react-router`, its own core. */
export const sameAs = { 'react-router': 'react-router-dom' };

/** What a remote is not to import, and what it is to use in its place. */
export const refused = {
  redux: '@reduxjs/toolkit, which is made of it',
  'single-spa-react': 'remoteApp of @phila/platform',
  '@react-pdf/renderer': '@phila/pdf, whose elements are the same (View, Text, Svg …)',
};

/**
 * What `shared/ui/provided.json` says: the antd components and blocks of ours that the host provides, one line each;
 * under `names` the names of a library of which no others are provided, because all of it would weigh too much in a share
 * scope; and under `files` which of them come together in one file. `shell` is the shell's first script, for what its own
 * chrome draws with or every page needs; what no file names has one of its own.
 */
export const provided = () => JSON.parse(readFileSync(path.join(root, 'shared/ui/provided.json'), 'utf8'));

/** The file, by its name there, that a provided key is in. */
export const fileOf = (key) => {
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
const antdName = (component) =>
  component === 'qr-code'
    ? 'QRCode'
    : component.replaceAll(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase());

/** The components of antd that the host provides, by the name that a remote imports from `antd`. */
export const antdComponents = () =>
  Object.fromEntries(provided().antd.map((component) => [antdName(component), `antd/es/${component}`]));

/** The names that the host provides of a library, where these are not all. */
export const namesOf = (key) => (key === 'antd' ? Object.keys(antdComponents()) : provided().names[key]);

const folderOf = (name) => {
  const { resolve } = createRequire(path.join(root, 'shared/ui/package.json'));
  return path.dirname(resolve(`${name}/package.json`));
};

/**
 * What the host's build imports for a provided key, seen from `provided.json`: those names alone, a copy, or what the key
 * says. A query makes a file another module than the same file without it.
 */
export const requestOf = (key) => {
  if (namesOf(key) !== undefined) return `./provided.json?names=${key}`;
  if (key.startsWith('antd/es/')) return `./provided.json?antd=${fileOf(key)}`;
  return copied[key] === undefined ? key : `${path.join(folderOf(key), copied[key])}?whole`;
};

const packageOf = (key) => key.split('/', key.startsWith('@') ? 2 : 1).join('/');

/** The share scope is written from the folder of `provided.json`; what that does not have is the shell's. */
const homes = { '@phila/ui': 'shell', '@module-federation/runtime-tools': 'shell' };

/** The version that the host has of what a key names. */
export const sharedVersion = (key) => {
  const name = packageOf(key);
  return versionOf(name, path.join(root, homes[name] ?? 'shared/ui'));
};

/** The `shared` option of a remote's build: nothing brought along, and a version that does not fit is refused. */
export const consumed = () => {
  const keys = [...eager, ...lazy()].map((key) => [key, key]);
  return Object.fromEntries(
    [...keys, ...Object.entries(sameAs)].map(([request, shareKey]) => [
      request,
      {
        import: false,
        shareKey,
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${sharedVersion(shareKey)}`,
      },
    ]),
  );
};
