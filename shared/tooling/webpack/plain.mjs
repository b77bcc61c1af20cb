import path from 'node:path';
import webpack from 'webpack';
import { root } from './base.mjs';
import { shellConfig } from './shell.mjs';

const federation = path.join(root, 'shell/src/federation');

/** Finds plugins of the shell's build that only federation needs. */
const isFederation = (plugin) => ['ShellManifest', 'ProvidedExports'].includes(plugin.constructor.name);

/**
 * The plain bundle of quality.md: the same source as one build without federation, its routes split by `import()`.
 * It is what the federated site is measured against, so it gets the shell's own settings, and `npm run bench` serves
 * it with the same page and hints.
 */
const plainConfig = async () => {
  const shell = await shellConfig({}, { mode: 'production' });
  return {
    ...shell,
    name: 'plain',
    output: { ...shell.output, path: path.join(root, 'shell/dist/plain'), uniqueName: 'phila_plain' },
    resolve: {
      ...shell.resolve,
      // Wraps it in the site's provider, as the host does for remotes.
      alias: { ...shell.resolve.alias, antd$: path.join(root, 'shared/ui/src/antd/index.ts') },
    },
    module: {
      rules: [
        ...shell.module.rules.map((rule) =>
          rule.loader === 'swc-loader' ? { ...rule, exclude: path.join(federation, 'federation.ts') } : rule,
        ),
        {
          test: path.join(federation, 'federation.ts'),
          type: 'javascript/auto',
          loader: path.join(root, 'shared/tooling/webpack/plain-loader.mjs'),
        },
      ],
    },
    optimization: {
      ...shell.optimization,
      splitChunks: { chunks: 'async', minSize: 20_000 },
    },
    plugins: [
      ...shell.plugins.filter((plugin) => !isFederation(plugin)),
      // Nothing is provided to anyone, so there is nothing to fetch ahead from a share scope.
      new webpack.NormalModuleReplacementPlugin(
        /provided\.json\?scope$/,
        'data:text/javascript,export default {}',
      ),
      new PlainManifest(),
    ],
  };
};

export default plainConfig;

/** Writes `plain.json`: the first files, the fonts, and the files of each chunk that has a name. */
class PlainManifest {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PlainManifest', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PlainManifest', stage }, () => {
        const groups = [...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()]);
        const manifest = {
          first: compilation.entrypoints.get('shell').getFiles(),
          fonts: Object.keys(compilation.assets).filter((name) => name.endsWith('.woff2')),
          chunks: Object.fromEntries(groups),
        };
        compilation.emitAsset('plain.json', new webpack.sources.RawSource(JSON.stringify(manifest, null, 1)));
      });
    });
  }
}
