import { createRequire } from 'node:module';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { FLOOR } from '../floor/floor.mjs';
import { ECMA } from '../floor/syntax.mjs';
import { FloorSyntax } from './floor-syntax.mjs';

const require = createRequire(import.meta.url);

/** The workspace's folder. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** Limits the syntax of webpack's own code in a build. */
export const targetOf = (/** @type {string} */ platform) => [platform, `es${ECMA}`];

/**
 * @import { Configuration, RuleSetRule, WebpackPluginInstance } from 'webpack'
 *
 * A configuration with the parts that a build adds to.
 * @typedef {Omit<Configuration, 'plugins' | 'module'> & {
 *   resolve: { alias: Record<string, string> },
 *   module: { rules: RuleSetRule[] },
 *   plugins: WebpackPluginInstance[],
 *   optimization: { minimizer: WebpackPluginInstance[] },
 * }} Common
 *
 * Arguments of the command that starts webpack: `serve` is set by the development server.
 * @typedef {{ mode?: Configuration['mode'], serve?: boolean }} Arguments
 */

/**
 * Common configuration of our builds for the browser.
 * @param {{ folder: string, development?: boolean, refresh?: boolean, terser?: object }} options
 * @returns {Common}
 */
export const base = ({ folder, development = false, refresh = false, terser = {} }) => ({
  context: folder,
  mode: development ? 'development' : 'production',
  target: targetOf('web'),
  devtool: development ? 'cheap-module-source-map' : false,
  // The tools resolve from here, so that a remote needs none of them in its own package.json.
  resolveLoader: { modules: [path.join(root, 'shared/tooling/node_modules'), 'node_modules'] },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: refresh ? { 'react/jsx-dev-runtime$': path.join(import.meta.dirname, 'jsx-dev-runtime.mjs') } : {},
    // Builds workspace packages from their sources, never from `dist`.
    conditionNames: ['source', 'browser', 'import', 'module', 'require', 'default'],
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          swcrc: false,
          // Syntax alone: what functions the floor lacks comes with the shell (shell/src/functions).
          env: { targets: FLOOR },
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            // Signatures of hooks come only with the development form of JSX (jsx-dev-runtime.mjs).
            transform: { react: { runtime: 'automatic', development: refresh, refresh } },
          },
        },
      },
      {
        test: /\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          {
            loader: 'css-loader',
            options: {
              importLoaders: 1,
              modules: {
                auto: /\.module\.css$/,
                namedExport: false,
                exportLocalsConvention: 'asIs',
                // Hashes the file's path into the name, as two remotes may both have a `page` class.
                localIdentName: development ? '[name]__[local]' : '[hash:base64:6]',
                localIdentContext: root,
                // Leaves the workspace's path out, so that the same sources make the same build on every machine.
                localIdentHashSalt: path.relative(root, folder).replaceAll(path.sep, '/'),
              },
            },
          },
          path.join(import.meta.dirname, 'older-styles-loader.mjs'),
        ],
        sideEffects: true,
      },
      { test: /\.(svg|webp|png|jpg|woff2)$/, type: 'asset/resource' },
      {
        // The declarations of remotes.
        test: /[\\/]mfe-[a-z0-9-]+[\\/]remote\.ts$/,
        enforce: 'pre',
        loader: path.join(import.meta.dirname, 'remote-loader.mjs'),
      },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin({
      filename: development ? '[name].css' : '[contenthash:12].css',
      chunkFilename: development ? '[name].css' : '[contenthash:12].css',
      ignoreOrder: true,
    }),
    ...(development ? [] : [new FloorSyntax()]),
  ],
  optimization: {
    minimize: !development,
    minimizer: [
      new TerserPlugin({
        extractComments: false,
        terserOptions: { ecma: ECMA, format: { comments: false }, ...terser },
      }),
      new CssMinimizerPlugin(),
    ],
    moduleIds: development ? 'named' : 'deterministic',
    chunkIds: development ? 'named' : 'deterministic',
  },
  performance: false,
  infrastructureLogging: { level: 'warn' },
  stats: 'errors-warnings',
});

/** The version that a package of the workspace resolves, for the share scope. */
export const versionOf = (/** @type {string} */ name, from = path.join(root, 'shell')) => {
  const resolver = createRequire(path.join(from, 'package.json'));
  for (const folder of resolver.resolve.paths(name) ?? []) {
    try {
      return require(path.join(folder, name, 'package.json')).version;
    } catch {
      // Not in this folder: the next one up.
    }
  }
  throw new Error(`${name} is not installed for ${from}`);
};
