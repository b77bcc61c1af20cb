import { readFileSync } from 'node:fs';
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
const libraries = ['final-form', 'react-final-form', 'react-router-dom'];

/** Other names of what the host provides: the router's documentation imports from `react-router`, its own core. */
export const sameAs = { 'react-router': 'react-router-dom' };

/**
 * Libraries that the host has and remotes use through a package of ours, which names the few things of them that are
 * provided. A share scope holds a library whole: the queries so came to 20 kB where 13 are used.
 */
export const behind = {
  '@tanstack/react-query': '@phila/platform (useRead, useWrite)',
  '@react-pdf/renderer': '@phila/pdf, whose elements are the same (View, Text, Svg …)',
  redux: '@phila/platform (store, injectSlice)',
  '@reduxjs/toolkit': '@phila/platform (createSlice, injectSlice)',
  'react-redux': '@phila/platform (useAppSelector)',
  'single-spa': 'react-router-dom (useNavigate, useLocation), or navigate of @phila/platform',
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

/** The names that the host provides of a library, where these are not all. */
export const namesOf = (key) => provided().names[key];

/** What the host's build imports for a provided key, seen from `provided.json`: those names alone, or what the key says. */
export const requestOf = (key) => (namesOf(key) === undefined ? key : `./provided.json?names=${key}`);

const packageOf = (key) => key.split('/', key.startsWith('@') ? 2 : 1).join('/');

const homes = { antd: 'shared/ui' };

/** The version that the host has of what a key names. */
export const sharedVersion = (key) => {
  const name = packageOf(key);
  return versionOf(name, path.join(root, homes[name] ?? 'shell'));
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
