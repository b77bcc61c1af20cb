import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { base } from './base.mjs';
import { readRemote } from './declaration.mjs';
import { refresh, sharedRefreshRuntime } from './refresh.mjs';
import { IntegrityLookup } from './integrity.mjs';
import { OwnStyles } from './own-styles.mjs';
import { ProvidedOnly } from './provided-only.mjs';
import { QuietManifest } from './quiet-manifest.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { SectionsGiven } from './sections-given.mjs';
import { consumed } from './shared.mjs';
import { sourceMaps } from './source-maps.mjs';
import { Workers } from './workers.mjs';

/** @import { RemoteDeclaration } from '../../contract/dist/index.js' */

/** Compresses as far as is safe beside other scripts: never `toplevel` or `module`. */
const remoteTerser = {
  compress: { ecma: 2022, passes: 3, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
};

export const ENTRY = 'entry.js';

/** The global that a remote's container is put under. */
export const containerOf = (/** @type {string} */ name) => `phila_${name.replaceAll('-', '_')}`;

/** `./attach-file` of a declaration is `src/attach-file/index.tsx` of the remote. */
const exposedModules = (/** @type {RemoteDeclaration} */ { sidePanel, widgets }) => {
  const names = [...sidePanel, ...widgets].flatMap((entry) => entry.module ?? []);
  return Object.fromEntries([...new Set(names)].map((name) => [name, `./src/${name.slice(2)}/index.tsx`]));
};

/**
 * The whole webpack configuration of a remote: `export default remoteConfig(import.meta.dirname)`.
 * @param {string} folder the remote's folder
 * @param {{ workers?: Record<string, string> }} [options] `workers`: scripts that run in a worker, by the name of their
 *   file: `{ 'cv-worker': '@phila/cv-template/worker' }`
 */
export const remoteConfig = (folder, { workers = {} } = {}) => configuration(folder, workers);

const configuration =
  (/** @type {string} */ folder, /** @type {Record<string, string>} */ workers) =>
  /** @returns {Promise<import('webpack').Configuration>} */
  async (/** @type {unknown} */ _env, /** @type {import('./base.mjs').Arguments} */ { mode, serve } = {}) => {
    const development = mode === 'development';
    const { declaration, sections } = await readRemote(folder);
    const name = containerOf(declaration.name);
    const common = base({ folder, development, refresh: Boolean(serve), terser: remoteTerser });
    return {
      ...common,
      name: declaration.name,
      resolve: {
        ...common.resolve,
        alias: { ...common.resolve.alias, antd$: path.join(import.meta.dirname, 'antd.mjs') },
      },
      module: {
        rules: [
          ...common.module.rules,
          {
            test: path.join(import.meta.dirname, 'antd.mjs'),
            sideEffects: false,
            loader: path.join(import.meta.dirname, 'antd-loader.mjs'),
          },
        ],
      },
      // Federation makes the entry; the container exposes what the declaration names.
      entry: {},
      output: {
        path: path.join(folder, 'dist/site'),
        filename: development ? '[name].js' : '[contenthash:12].js',
        chunkFilename: development ? '[name].js' : '[contenthash:12].js',
        assetModuleFilename: '[contenthash:12][ext]',
        publicPath: 'auto',
        uniqueName: name,
        crossOriginLoading: 'anonymous',
        clean: true,
      },
      externals: serve ? [sharedRefreshRuntime] : [],
      optimization: {
        ...common.optimization,
        splitChunks: {
          chunks: 'async',
          // A file below 20 kB costs more as a request than it saves by being shared.
          minSize: 20_000,
          cacheGroups: {
            defaultVendors: false,
            // A further build names the chunks that pages share in another order. That changes `pages.ts`, which takes no
            // update by itself, so the page would be reloaded and what was typed in it lost.
            ...(development ? { default: false } : {}),
            // Puts the half kilobyte that every page needs into the entry, which saves a request. Its imports from the
            // host are still fetched on demand, once the entry is initialised.
            lifecycles: {
              name,
              chunks: ({ name: chunk }) => chunk === 'lifecycles',
              test: (/** @type {import('webpack').Module} */ { type }) => type !== 'consume-shared-module',
              enforce: true,
              priority: 10,
            },
          },
        },
      },
      plugins: [
        ...common.plugins,
        // Before the plugin whose warning it takes away.
        new QuietManifest(),
        new ModuleFederationPlugin({
          name,
          filename: ENTRY,
          shareStrategy: 'loaded-first',
          // `mf-manifest.json`, for hosts and tools that load by manifest; the site goes by its own registry.
          manifest: true,
          // The types of a remote's modules are checked by the workspace, and its pages are served by `npm run dev`.
          dts: false,
          dev: false,
          experiments: {
            // The core of the runtime is the host's: without this each entry is 11 kB larger.
            externalRuntime: true,
            // Turns off parts that only a host needs.
            optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
          },
          exposes: {
            './lifecycles': { import: './src/lifecycles.tsx', name: 'lifecycles' },
            ...exposedModules(declaration),
          },
          shared: consumed(),
        }),
        ...(Object.keys(workers).length > 0 ? [new Workers({ folder, workers, development })] : []),
        new IntegrityLookup(),
        new ProvidedOnly(),
        new OwnStyles(folder),
        new SectionsGiven(folder, sections.length),
        new ReleasePlugin({
          declaration,
          calls: sections.flatMap((section) => section.calls),
          entry: ENTRY,
        }),
        ...(development ? [] : [sourceMaps()]),
        ...(serve ? refresh() : []),
      ],
    };
  };
