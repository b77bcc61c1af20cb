/**
 * Builds for Node: the host, with everything that it provides to remotes, and a remote's pages, which take it from there
 * as they do in the browser.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { RELEASE_FOLDER, ruleForNode } from '../../remote-kit/rule-for-node.mjs';
import { base, root } from '../webpack/base.mjs';
import { eager, lazy, sameAs } from '../webpack/shared.mjs';

/** @typedef {import('webpack').Configuration} Configuration */

/** Keys that the host provides; antd's components under the name that remotes import them from. */
const provided = [...eager, ...lazy().filter((key) => !key.startsWith('antd/')), 'antd'];

/** @type {(data: { request?: string }, done: (error?: null, result?: string) => void) => void} */
const external = ({ request = '' }, done) => {
  const key = sameAs[request] ?? request;
  return provided.includes(key) ? done(null, `commonjs ${key}`) : done();
};

const reactDom = (/** @type {string} */ file) =>
  path.join(
    path.dirname(
      createRequire(path.join(root, 'shared/platform/package.json')).resolve('react-dom/package.json'),
    ),
    file,
  );

/**
 * @typedef {object} NodeBuild
 * @property {string} folder the shell's or the remote's
 * @property {string} name
 * @property {string} entry
 * @property {string} output
 * @property {boolean} development
 * @property {(typeof external)[]} externals
 * @property {string} publicPath
 * @property {string} picture the name of a picture's file in the browser's build
 */

/** @returns {Configuration} */
const configuration = (
  /** @type {NodeBuild} */ { folder, name, entry, output, development, externals, publicPath, picture },
) => {
  const common = base({ folder, development });
  return {
    ...common,
    name: `${name} for Node`,
    target: 'es2022',
    devtool: false,
    // Only a check is built again and again.
    cache: development && {
      type: 'filesystem',
      cacheDirectory: path.join(root, 'shared/tooling/node_modules/.cache/phila/drawing'),
    },
    entry: { [name]: entry },
    output: {
      path: output,
      // Has a type that no site serves.
      filename: development ? '[name].js' : '[contenthash:12].cjs',
      library: { type: 'commonjs2' },
      publicPath,
      assetModuleFilename: picture,
      chunkFormat: 'commonjs',
      chunkLoading: false,
    },
    externals,
    externalsPresets: { node: false },
    resolve: {
      ...common.resolve,
      alias: {
        ...common.resolve.alias,
        antd$: path.join(root, 'shared/ui/src/antd/index.ts'),
        'react-dom/static$': reactDom('static.edge.js'),
        'react-dom/server$': reactDom('server.edge.js'),
      },
      conditionNames: ['source', 'import', 'module', 'require', 'default'],
    },
    module: {
      rules: common.module.rules.map(ruleForNode),
      // Makes a single file.
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    plugins: [],
    optimization: { minimize: false, nodeEnv: development ? 'development' : 'production' },
  };
};

/** @returns {Promise<void>} */
const built = (/** @type {Configuration} */ configured) =>
  new Promise((resolve, reject) => {
    webpack(configured, (error, stats) => {
      if (!stats) return reject(error);
      if (!stats.hasErrors()) return resolve();
      const { errors = [] } = stats.toJson({ all: false, errors: true });
      return reject(new Error(errors.map(({ message }) => message).join('\n')));
    });
  });

const written = (/** @type {string} */ folder, /** @type {string} */ name, /** @type {string[]} */ lines) => {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, [...lines, ''].join('\n'));
  return file;
};

const hostEntry = (/** @type {boolean} */ development) => [
  ...provided.map((key, at) => `import * as module${at} from ${JSON.stringify(key)};`),
  `export const modules = { ${provided.map((key, at) => `${JSON.stringify(key)}: module${at}`).join(', ')} };`,
  `export { draw } from '@phila/platform/drawing';`,
  `export { firstFooter } from ${JSON.stringify(path.join(root, 'shell/src/footer/first-footer.tsx'))};`,
  // A check hydrates the page, too, as the shell would.
  ...(development ? [`export { takeAnswers, watchRemotes } from '@phila/platform/host';`] : []),
];

/** Builds the host into the folder: `host.js`, or a file named after its content. */
export const buildHost = (/** @type {string} */ output, { development = false } = {}) => {
  const from = path.join(root, 'shared/ui/node_modules/.cache/phila/drawing');
  return built(
    configuration({
      folder: path.join(root, 'shell'),
      name: 'host',
      entry: written(from, 'host.ts', hostEntry(development)),
      output,
      development,
      externals: [],
      publicPath: '/',
      picture: 'assets/[contenthash:12][ext]',
    }),
  );
};

const remoteEntry = (/** @type {string} */ folder, /** @type {boolean} */ development) => {
  const lifecycles = `export * from ${JSON.stringify(path.join(folder, 'src/lifecycles.tsx'))};`;
  const given = path.join(folder, 'src/drawn-with.ts');
  if (!development) return [lifecycles];
  return existsSync(given)
    ? [lifecycles, `export { drawnWith } from ${JSON.stringify(given)};`]
    : [lifecycles, 'export const drawnWith = {};'];
};

/**
 * Builds a remote's lifecycles, and so its application, into the folder: `<name>.js` with the sample answers of its pages,
 * or a file named after its content.
 * @param {string} folder the remote's folder
 */
export const buildRemote = (
  folder,
  /** @type {string} */ name,
  /** @type {string} */ output,
  { development = false } = {},
) =>
  built(
    configuration({
      folder,
      name,
      entry: written(
        path.join(folder, 'node_modules/.cache/phila/drawing'),
        'remote.ts',
        remoteEntry(folder, development),
      ),
      output,
      development,
      externals: [external],
      publicPath: RELEASE_FOLDER,
      picture: '[contenthash:12][ext]',
    }),
  );
