import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';

/**
 * A site in production has no such runtime, and its React could not be refreshed. For a developer's own build in it no
 * component takes an update by itself, so that the development server loads the page again.
 */
const WITHOUT = `{
  injectIntoGlobalHook() {},
  register() {},
  createSignatureFunctionForTransform: () => (type) => type,
  isLikelyComponentType: () => false,
  getFamilyByType: () => undefined,
  hasUnrecoverableErrors: () => false,
  performReactRefresh: () => null,
}`;

const RUNTIME = `var (globalThis.philaRefresh ?? ${WITHOUT})`;

/**
 * Shares a single React Refresh runtime, the shell's, kept as a global before React starts. With one in each build,
 * updates arrive and nothing changes on the screen. The plugin's loader asks for it by its path on the disk, the
 * plugin's own code by its name: without either, hooks would be signed in a runtime that React does not know.
 * @type {import('webpack').ExternalItemFunction}
 */
export const sharedRefreshRuntime = ({ request }, callback) =>
  /(^|[\\/])react-refresh[\\/]runtime(\.js)?$/.test(request) ? callback(null, RUNTIME) : callback();

/** Brings a module into every entry of a build, as the development server brings its client. */
class InEveryEntry {
  constructor(/** @type {string} */ file) {
    this.file = file;
  }

  apply(/** @type {import('webpack').Compiler} */ compiler) {
    new webpack.EntryPlugin(compiler.context, this.file, {}).apply(compiler);
  }
}

/** A remote's overlay would cover the whole site; the shell's fault panel shows the fault. */
export const refresh = () => [
  new ReactRefreshPlugin({ overlay: false }),
  new InEveryEntry(path.join(import.meta.dirname, '../dev/keep-typed-text.mjs')),
];
