import path from 'node:path';
import federation from '@module-federation/enhanced/webpack';
import { base } from './base.mjs';
import { readDeclaration } from './declaration.mjs';
import { refresh, sharedRefreshRuntime } from './refresh.mjs';
import { IntegrityLookup } from './integrity.mjs';
import { ProvidedOnly } from './provided-only.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { consumed } from './shared.mjs';

export const ENTRY = 'entry.js';

/** The global that a remote's container is put under. */
export const containerOf = (name) => `phila_${name.replaceAll('-', '_')}`;

/** `./attach-file` of a declaration is `src/attach-file/index.tsx` of the remote. */
const exposedModules = ({ sidePanel, widgets }) => {
  const names = [...sidePanel, ...widgets].map((entry) => entry.module).filter(Boolean);
  return Object.fromEntries([...new Set(names)].map((name) => [name, `./src/${name.slice(2)}/index.tsx`]));
};

/**
 * The whole webpack configuration of a remote: `export default remoteConfig(import.meta.dirname)`.
 * @param {string} folder the remote's folder
 */
export const remoteConfig =
  (folder) =>
  async (_env, { mode, serve } = {}) => {
    const development = mode === 'development';
    const declaration = await readDeclaration(folder);
    const name = containerOf(declaration.name);
    const common = base({ folder, development, refresh: Boolean(serve), terser: { compress: { passes: 2 } } });
    return {
      ...common,
      name: declaration.name,
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
      externals: serve ? sharedRefreshRuntime : {},
      optimization: {
        ...common.optimization,
        // A file below 20 kB costs more as a request than it saves by being shared.
        splitChunks: { chunks: 'async', minSize: 20_000, cacheGroups: { defaultVendors: false } },
      },
      plugins: [
        ...common.plugins,
        new federation.ModuleFederationPlugin({
          name,
          filename: ENTRY,
          exposes: { './lifecycles': './src/lifecycles.tsx', ...exposedModules(declaration) },
          shared: consumed(),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          dev: false,
          experiments: {
            externalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
          },
        }),
        new IntegrityLookup(),
        new ProvidedOnly(),
        new ReleasePlugin({ declaration, entry: ENTRY }),
        ...(serve ? refresh() : []),
      ],
    };
  };
