import path from 'node:path';
import webpack from 'webpack';
import { root } from './base.mjs';

/** Takes paths relative to the workspace, so that the same sources give the same maps on every machine. */
const placeOf = (/** @type {{ absoluteResourcePath: string }} */ { absoluteResourcePath: place }) => {
  // webpack writes `javascript` before the path of a package with its own map, if the remote lies outside the
  // workspace.
  const at = place.indexOf(`${root}/`);
  if (at >= 0) return place.slice(at + root.length + 1);
  // webpack's own parts have only a name.
  return path.isAbsolute(place) ? path.relative(root, place).replaceAll(path.sep, '/') : place;
};

const MAP = /^maps\/(.+)\.map$/;

/** The name that webpack gave the script before it knew its content; in that one the workspace's folder counts. */
const FORMER_NAME = /^\{"version":3,"file":"[^"]*"/;

/** Says in each map the name that its script has in the end. */
const nameScripts = (/** @type {import('webpack').Compilation} */ compilation) => () => {
  for (const { name } of compilation.getAssets()) {
    const [, script] = MAP.exec(name) ?? [];
    if (script === undefined) continue;
    compilation.updateAsset(
      name,
      (source) =>
        new webpack.sources.RawSource(
          source
            .source()
            .toString()
            .replace(FORMER_NAME, `{"version":3,"file":${JSON.stringify(script)}`),
        ),
    );
  }
};

/**
 * A source map of each script, in the folder `maps` of the build, which a release keeps apart from its public files. The
 * scripts do not name it, so pages load the same bytes with it and without. It has places and names and no sources: the
 * release has the commit that they are read from.
 */
export const sourceMaps = () => ({
  apply: (/** @type {import('webpack').Compiler} */ compiler) => {
    new webpack.SourceMapDevToolPlugin({
      test: /\.js$/,
      filename: 'maps/[base].map',
      append: false,
      noSources: true,
      moduleFilenameTemplate: placeOf,
      fallbackModuleFilenameTemplate: placeOf,
    }).apply(compiler);
    compiler.hooks.compilation.tap('source-maps', (compilation) => {
      // Runs after files are named by their content.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'source-maps', stage }, nameScripts(compilation));
    });
  },
});
