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

/** Loaded when a remote first asks. */
const libraries = ['final-form', 'react-final-form'];

/**
 * Libraries that the host has and remotes use through a package of ours, which names the few things of them that are
 * provided. A share scope holds a library whole: the router so came to 50 kB where 14 are used, the queries to 20.
 */
export const behind = {
  'react-router-dom': '@phila/ui (routedApp, useParams, useSearchParams, Navigate)',
  '@tanstack/react-query': '@phila/platform (useRead, useWrite)',
  redux: '@phila/platform (store, injectSlice)',
  '@reduxjs/toolkit': '@phila/platform (createSlice, injectSlice)',
  'react-redux': '@phila/platform (useAppSelector)',
  'single-spa': '@phila/platform (navigate, usePlace)',
};

/**
 * What `shared/ui/provided.json` says: the antd components and blocks of ours that the host provides, one line each,
 * and under `files` which of them come together in one file. `shell` is the shell's first script, for what its own
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

const packageOf = (key) => key.split('/', key.startsWith('@') ? 2 : 1).join('/');

const homes = { antd: 'shared/ui' };

/** The version that the host has of what a key names. */
export const sharedVersion = (key) => {
  const name = packageOf(key);
  return versionOf(name, path.join(root, homes[name] ?? 'shell'));
};

/** The `shared` option of a remote's build: nothing brought along, and a version that does not fit is refused. */
export const consumed = () =>
  Object.fromEntries(
    [...eager, ...lazy()].map((key) => [
      key,
      {
        import: false,
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${sharedVersion(key)}`,
      },
    ]),
  );
