import path from 'node:path';
import { provided } from './provided.mjs';
import { RELEASE_FOLDER, ruleForNode } from './rule-for-node.mjs';

/** The host's module that an import is taken from; undefined for the remote's own. */
export const keyOfHost = (request) => (request === 'antd' ? 'antd' : provided.shared[request]?.shareKey);

/**
 * A configuration of webpack or Rspack for the browser, and after it the build of the same pages for Node, with which
 * the site draws them. Pages that only people who are signed in may open need none.
 */
export const withPagesForNode = (config) => {
  const folder = config.context ?? process.cwd();
  const external = ({ request = '' }, done) => {
    const key = keyOfHost(request);
    return key === undefined ? done() : done(null, `commonjs ${key}`);
  };
  return [
    { ...config, name: 'browser' },
    {
      name: 'node',
      // Begins once the browser's build has emptied its folder.
      dependencies: ['browser'],
      context: folder,
      mode: config.mode,
      target: 'es2022',
      devtool: false,
      entry: './src/lifecycles.tsx',
      output: {
        path: path.join(config.output.path, 'node'),
        // Has a type that no site serves.
        filename: '[contenthash:12].cjs',
        library: { type: 'commonjs2' },
        publicPath: RELEASE_FOLDER,
        assetModuleFilename: config.output.assetModuleFilename,
        chunkFormat: 'commonjs',
        chunkLoading: false,
        clean: true,
      },
      externals: [external],
      externalsPresets: { node: false },
      resolve: config.resolve,
      module: {
        ...config.module,
        rules: config.module.rules.map(ruleForNode),
        // Makes a single file.
        parser: { javascript: { dynamicImportMode: 'eager' } },
      },
      optimization: { minimize: false },
    },
  ];
};
