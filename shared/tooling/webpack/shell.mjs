import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { base, root, versionOf } from './base.mjs';
import { EARLY } from './floor-syntax.mjs';
import { refresh } from './refresh.mjs';
import { OwnIntegrity } from './integrity.mjs';
import { ShellManifest } from './shell-manifest.mjs';
import { chunkOf } from './provide-loader.mjs';
import { ProvidedExports } from './provided-exports.mjs';
import { lazy, provided } from './shared.mjs';
import { sourceMaps } from './source-maps.mjs';
import { shellWorker } from './workers.mjs';
import { antdStandIns } from './stand-ins/index.mjs';

const folder = path.join(root, 'shell');

/** Unsafe only in the sense that it trusts our code and antd's not to patch builtins; the shell alone may use it. */
const shellTerser = {
  module: true,
  toplevel: true,
  compress: {
    ecma: 2022,
    module: true,
    passes: 3,
    pure_getters: true,
    unsafe_arrows: true,
    unsafe_methods: true,
    toplevel: true,
  },
};

/** The script that runs even in unsupported browsers, and its sources. */
const early = [path.join(folder, 'src/before-start'), path.join(folder, 'src/scheduling/when-idle.ts')];

/**
 * Its syntax, once it is no TypeScript any more.
 * @type {import('webpack').RuleSetRule}
 */
const earlySyntax = {
  include: early,
  enforce: 'post',
  loader: 'swc-loader',
  options: { swcrc: false, jsc: { target: 'es2015', parser: { syntax: 'ecmascript' } } },
};

/** Before the shell's own, which leaves alone what was minified. */
const earlyMinimizer = () =>
  new TerserPlugin({
    include: EARLY,
    extractComments: false,
    terserOptions: { ecma: 2015, format: { comments: false } },
  });

/** @typedef {(module: import('webpack').Module, context: { chunkGraph: import('webpack').ChunkGraph }) => boolean} Test */

/**
 * @typedef {Exclude<NonNullable<import('webpack').Configuration['optimization']>['splitChunks'], false | undefined>} Splitting
 * @typedef {NonNullable<Splitting['cacheGroups']>[string]} CacheGroup
 */

/** @type {(name: string) => Test} */
const isIn =
  (name) =>
  (module, { chunkGraph }) => {
    for (const chunk of chunkGraph.getModuleChunksIterable(module)) if (chunk.name === name) return true;
    return false;
  };

/** Bytes below which a module costs less than loading another file for it. */
const FEW_BYTES = 500;

/** Leaves each module in antd's folders with antd's files. */
const SMALL =
  /[\\/](shared[\\/](contract|ui)[\\/]src[\\/](?!antd).*\.tsx?|@babel[\\/]runtime[\\/]helpers[\\/]esm[\\/](extends|objectWithoutPropertiesLoose)\.js)$/;

/**
 * A small module of ours, or a helper of final-form's and antd's, that several files of provided modules hold.
 * @type {Test}
 */
const isSmallAndShared = (module, { chunkGraph }) => {
  if (!(module instanceof webpack.NormalModule) || module.size() > FEW_BYTES || !SMALL.test(module.resource))
    return false;
  const names = [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name ?? '');
  return names.filter((name) => name.startsWith(chunkOf(''))).length > 1;
};

const STYLES = 'css/mini-extract';

/** antd's files, each with a few components. */
const ANTD = 'antd';

/**
 * Cuts the files of provided modules, each with all of its chunk. Their styles, a few hundred bytes, go into the
 * shell's style sheet; small modules in several files go into the first script, or one file would load another just for
 * them.
 */
const providedFiles = () =>
  Object.fromEntries(
    Object.keys(provided().files)
      .filter((file) => file !== 'shell')
      .flatMap((file, at) => {
        const test = isIn(chunkOf(file));
        const styles = { name: 'shell', type: STYLES, test, enforce: true, priority: 60 };
        const scripts = { name: `files:${file}`, test, enforce: true, priority: 40 - at };
        /** @type {[string, CacheGroup][]} */
        const groups = [[`${file}:styles`, styles]];
        return file.startsWith(ANTD) ? groups : [...groups, [file, scripts]];
      }),
  );

/** Source bytes below which a part shared by antd's files is copied into each. */
const LEAST_SHARED = 140_000;

/**
 * Lets webpack cut antd's components by their users, because each pair shares another part of its code. In the order of
 * the files, a timeline would load everything of inputs and lists for a small shared part (198 kB, not 90). A module in
 * two files is still a single module when both are loaded.
 */
const antdParts = () => ({
  test: isInAntd,
  minChunks: 2,
  minSize: LEAST_SHARED,
  maxAsyncRequests: Infinity,
  priority: 15,
});

/** @type {Test} */
const isInAntd = (module, { chunkGraph }) => {
  for (const { name } of chunkGraph.getModuleChunksIterable(module))
    if (name?.startsWith(chunkOf(ANTD))) return true;
  return false;
};

/**
 * Files that pages share. A light page must not pay for a heavy one: what a file of `provided.json` holds stays there
 * for good, in the order of the files, and only the rest is grouped.
 * @returns {Splitting}
 */
const splitting = () => ({
  chunks: 'async',
  minSize: 20_000,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    small: { name: 'shell', test: isSmallAndShared, enforce: true, priority: 70 },
    ...providedFiles(),
    antd: antdParts(),
    rest: {
      test: /[\\/]node_modules[\\/]/,
      minChunks: 2,
      minSize: 20_000,
      priority: 10,
      reuseExistingChunk: true,
    },
  },
});

/** The router's files for production, which the contract's matching and `react-router-dom` both take. */
const routerForProduction = () => {
  const main = createRequire(path.join(root, 'shared/contract/package.json')).resolve('react-router');
  const production = path.join(main, '../../production');
  return {
    'react-router$': path.join(production, 'index.mjs'),
    'react-router/dom$': path.join(production, 'dom-export.mjs'),
  };
};

/** @returns {Promise<import('webpack').Configuration>} */
const configuration = async (
  /** @type {unknown} */ _env,
  /** @type {import('./base.mjs').Arguments} */ { mode, serve } = {},
) => {
  const development = mode === 'development';
  const common = base({ folder, development, refresh: Boolean(serve), terser: shellTerser });
  const pdfWorker = await shellWorker({
    folder,
    name: 'pdf-worker',
    entry: '@phila/pdf/worker',
    development,
  });
  return {
    ...common,
    name: 'shell',
    resolve: {
      ...common.resolve,
      alias: {
        ...common.resolve.alias,
        // Within the provider in the shell's own pages as well.
        antd$: path.join(root, 'shared/ui/src/antd/index.ts'),
        // The package names its files for development under every condition.
        ...(development ? {} : routerForProduction()),
      },
    },
    entry: { shell: './src/boot/index.ts', 'before-start': './src/before-start/index.ts' },
    output: {
      path: path.join(folder, 'dist/site'),
      filename: ({ chunk }) => {
        if (development) return 'assets/[name].js';
        return `assets/[contenthash:12]${chunk.name === 'before-start' ? '-before-start' : ''}.js`;
      },
      // The first script names every one of them: two digits less are a fifth of a kilobyte on every page.
      chunkFilename: development ? 'assets/[name].js' : 'assets/[contenthash:10].js',
      assetModuleFilename: 'assets/[contenthash:12][ext]',
      publicPath: '/',
      uniqueName: 'phila_shell',
      clean: true,
    },
    module: {
      rules: [
        ...common.module.rules,
        earlySyntax,
        {
          resourceQuery: /^\?(scope$|names=|antd=)/,
          type: 'javascript/auto',
          loader: path.join(root, 'shared/tooling/webpack/provide-loader.mjs'),
        },
      ],
    },
    optimization: {
      ...common.optimization,
      minimizer: [earlyMinimizer(), ...common.optimization.minimizer],
      splitChunks: splitting(),
    },
    plugins: [
      ...common.plugins.map((plugin) => inAssets(plugin, development)),
      new webpack.DefinePlugin({
        PLATFORM_VERSION: JSON.stringify(versionOf('@phila/platform')),
        DEVELOPMENT: JSON.stringify(development),
        // Drops the federation runtime's loading by manifest (3 kB): the page is no server, and remotes are registered
        // by their entries.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: JSON.stringify(true),
        // Said to be in use, what asks for them is folded away.
        FEDERATION_OPTIMIZE_NO_REMOTE: JSON.stringify(false),
        FEDERATION_OPTIMIZE_NO_SHARED: JSON.stringify(false),
        // Libraries ask whether they are in a page or on a server: this script is in a page.
        'typeof window': JSON.stringify('object'),
        'typeof document': JSON.stringify('object'),
        'typeof globalThis': JSON.stringify('object'),
        'typeof process': JSON.stringify('undefined'),
        PDF_WORKER: JSON.stringify(`/${pdfWorker.file}`),
      }),
      pdfWorker.plugin,
      ...antdStandIns(),
      ...(development ? [] : [sourceMaps(), new OwnIntegrity()]),
      new ShellManifest({ platform: versionOf('@phila/platform'), keys: lazy() }),
      new ProvidedExports(),
      ...(serve ? refresh() : []),
    ],
  };
};

/** Its build brings what remotes take from it for Node as well (shared/tooling/drawing). */
export const shellConfig = Object.assign(configuration, { isHost: true });

/** The shell's styles lie under `/assets/` like its scripts. */
const inAssets = (
  /** @type {import('webpack').WebpackPluginInstance} */ plugin,
  /** @type {boolean} */ development,
) => {
  if (!(plugin instanceof MiniCssExtractPlugin)) return plugin;
  const name = development ? 'assets/[name].css' : 'assets/[contenthash:10].css';
  return new MiniCssExtractPlugin({ filename: name, chunkFilename: name, ignoreOrder: true });
};
