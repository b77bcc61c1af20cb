import path from 'node:path';
import webpack from 'webpack';
import { base, root, targetOf } from './base.mjs';

/**
 * @import { Asset, Compiler, Configuration, Stats } from 'webpack'
 * @typedef {{ assets: readonly Asset[], stats: Stats }} Built
 */

/** A worker runs no other code beside its own. Without `unsafe_arrows`: fontkit calls plain functions with `new`. */
const workerTerser = { module: true, compress: { ecma: 2022, module: true, passes: 3 } };

/** A worker has nothing of its page: what the shell adds there, it adds to itself. */
const FUNCTIONS = path.join(root, 'shell/src/functions/add-functions.ts');

/**
 * Builds a worker as a file of its own: a single chunk and classic script, with its fonts beside it. A worker lacks the
 * runtime of the federated compilation, so it has a compilation of its own.
 * @param {{ folder: string, name: string, entry: string, development: boolean, filename?: string, assets?: string }}
 *   options `assets` is the folder of its fonts and pictures
 * @returns {Configuration}
 */
const workerConfig = ({ folder, name, entry, development, filename = '[name].js', assets = '' }) => {
  const common = base({ folder, development, terser: workerTerser });
  const nothing = path.join(import.meta.dirname, 'stand-ins/nothing.mjs');
  return {
    ...common,
    name: `${name} (worker)`,
    target: targetOf('webworker'),
    entry: { [name]: [FUNCTIONS, entry] },
    devtool: development ? 'inline-cheap-module-source-map' : false,
    output: {
      path: path.join(folder, 'dist/site'),
      filename,
      assetModuleFilename: `${assets}[contenthash:12][ext]`,
      publicPath: 'auto',
      uniqueName: `phila_${name.replaceAll('-', '_')}`,
    },
    resolve: {
      ...common.resolve,
      alias: {
        ...common.resolve.alias,
        // Parts of the PDF libraries for what a CV has none of: fonts in WOFF2, breaking lines, pictures in PNG, and
        // files with a password.
        'brotli/decompress.js': nothing,
        linebreak: nothing,
        'png-js': nothing,
        '@noble/ciphers/aes': nothing,
        // Documents part no word by its syllables, for which the library has a list of the English ones.
        '@react-pdf/hyphenate/en-us': path.join(import.meta.dirname, 'stand-ins/whole-words.mjs'),
      },
    },
    module: {
      rules: [
        // Uses the library's build for browsers, because its `main` for Node reads files.
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        ...common.module.rules,
        { test: /\.ttf$/, type: 'asset/resource' },
      ],
    },
    optimization: { ...common.optimization, splitChunks: false, runtimeChunk: false },
  };
};

/**
 * Builds a configuration in memory and returns the files.
 * @returns {Promise<Built>}
 */
const build = async (
  /** @type {Configuration} */ configuration,
  /** @type {Compiler['inputFileSystem']} */ inputFileSystem = null,
) => {
  const compiler = webpack(configuration);
  if (inputFileSystem) compiler.inputFileSystem = inputFileSystem;
  /** @type {readonly Asset[]} */
  let assets = [];
  compiler.hooks.shouldEmit.tap('Workers', (compilation) => {
    assets = compilation.getAssets();
    return false;
  });
  /** @type {Stats} */
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  return { assets, stats };
};

/** Puts files that another compilation made beside those of this one. */
class Beside {
  constructor(/** @type {readonly Asset[]} */ assets) {
    this.assets = assets;
  }

  apply(/** @type {Compiler} */ compiler) {
    compiler.hooks.thisCompilation.tap('Beside', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'Beside', stage }, () => {
        for (const { name, source, info } of this.assets)
          if (!compilation.getAsset(name)) compilation.emitAsset(name, source, { ...info, minimized: true });
      });
    });
  }
}

/**
 * A worker of the shell, whose files have their contents in their names: so the name is known only once it is built, and
 * it is built first.
 * @param {{ folder: string, name: string, entry: string, development: boolean }} options
 * @returns {Promise<{ file: string, plugin: Beside }>} its file, and what puts it beside the shell's
 */
export const shellWorker = async ({ folder, name, entry, development }) => {
  // Hashes the name in development too: browsers keep files under /assets/ for good.
  const filename = 'assets/[contenthash:12]-[name].js';
  const { assets, stats } = await build(
    workerConfig({ folder, name, entry, development, filename, assets: 'assets/' }),
  );
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  const script = assets.find((asset) => asset.name.endsWith(`${name}.js`));
  if (script === undefined) throw new Error(`The worker ${name} has no file`);
  return { file: script.name, plugin: new Beside(assets) };
};

/** Puts the workers of a remote beside its files: `{ 'cv-worker': '@phila/cv-template/worker' }` is `cv-worker.js`. */
export class Workers {
  /**
   * The last built workers, by configuration.
   * @type {Map<Configuration, Built>}
   */
  known = new Map();

  /** @param {{ folder: string, workers: Record<string, string>, development: boolean }} options */
  constructor({ folder, workers, development }) {
    this.configurations = Object.entries(workers).map(([name, entry]) =>
      workerConfig({ folder, name, entry, development }),
    );
  }

  /** While one develops, a worker is built again only when one of its own files has changed. */
  async built(
    /** @type {Configuration} */ configuration,
    /** @type {Compiler} */ { inputFileSystem, modifiedFiles },
  ) {
    const known = this.known.get(configuration);
    const hasChanged = [...(modifiedFiles ?? [])].some((file) =>
      known?.stats.compilation.fileDependencies.has(file),
    );
    if (known && modifiedFiles && !hasChanged) return known;
    const result = await build(configuration, inputFileSystem);
    this.known.set(configuration, result);
    return result;
  }

  apply(/** @type {Compiler} */ compiler) {
    compiler.hooks.thisCompilation.tap('Workers', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'Workers', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          for (const configuration of this.configurations) {
            const { assets, stats } = await this.built(configuration, compiler);
            compilation.errors.push(...stats.compilation.errors);
            compilation.warnings.push(...stats.compilation.warnings);
            compilation.fileDependencies.addAll(stats.compilation.fileDependencies);
            for (const { name, source, info } of assets)
              if (!compilation.getAsset(name))
                compilation.emitAsset(name, source, { ...info, minimized: true });
          }
        },
      );
    });
  }
}
