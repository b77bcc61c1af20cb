/**
 * The pages of a remote that everyone may read, as HTML files of its release: the remote's own sources are built a second
 * time for Node, and each page is drawn there (docs/decisions/0814).
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { base, root } from '../webpack/base.mjs';
import { integrityOf } from '../webpack/integrity.mjs';

/** Stands in for the release's folder, which is known once it is published: the service replaces it. */
const RELEASE_FOLDER = 'release-folder:/';

/** Leaves React to Node: two copies would not know each other's hooks. */
const external = /^react(-dom)?(\/|$)/;

/**
 * @import { Configuration, RuleSetRule } from 'webpack'
 * @import { RemoteRoute } from '../../contract/dist/index.js'
 *
 * The HTML of a page, with the name of the data that the service fills in; null for a page of what the service keeps.
 * @typedef {{ html: string, filledBy?: string } | null} Drawn
 */

/** An address that everyone may read, in the chrome of the public site or of signing in. */
const isPrerendered = (/** @type {RemoteRoute} */ { layout, access, redirect }) =>
  ['public', 'centred'].includes(layout) && access === 'anyone' && redirect === undefined;

/** Class names as the browser's builds make them: the host's own have the shell's salt. */
const styles = (
  /** @type {RuleSetRule} */ rule,
  /** @type {string} */ folder,
  /** @type {RuleSetRule} */ of,
) => {
  const [, css] = Array.isArray(rule.use) ? rule.use : [];
  if (!css || typeof css !== 'object' || typeof css.options !== 'object')
    throw new Error('The rule for styles has no options of css-loader.');
  const { options } = css;
  const localIdentHashSalt = path.relative(root, folder).replaceAll(path.sep, '/');
  const modules = { ...options.modules, exportOnlyLocals: true, localIdentHashSalt };
  return { ...rule, ...of, use: [{ ...css, options: { ...options, modules } }] };
};

/** @returns {Configuration} */
const nodeConfig = (
  /** @type {string} */ folder,
  /** @type {string} */ entry,
  /** @type {string} */ output,
) => {
  const common = base({ folder });
  const shared = path.join(root, 'shared');
  return {
    ...common,
    name: `${path.basename(folder)} for Node`,
    target: 'node22',
    entry: { prerender: entry },
    output: {
      path: output,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: RELEASE_FOLDER,
    },
    externals: [
      ({ request = '' }, done) => (external.test(request) ? done(null, `commonjs ${request}`) : done()),
    ],
    resolve: {
      ...common.resolve,
      alias: { ...common.resolve.alias, antd$: path.join(root, 'shared/ui/src/antd/index.ts') },
      conditionNames: ['source', 'import', 'module', 'require', 'default'],
    },
    module: {
      rules: common.module.rules.flatMap((rule) => {
        if (String(rule.test) === String(/\.css$/))
          return [
            styles(rule, folder, { exclude: shared }),
            styles(rule, path.join(root, 'shell'), { include: shared }),
          ];
        if (rule.type === 'asset/resource')
          return [{ ...rule, generator: { emit: false, filename: '[contenthash:12][ext]' } }];
        return [rule];
      }),
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false, nodeEnv: 'production' },
  };
};

/** @returns {Promise<void>} */
const built = (/** @type {Configuration} */ configuration) =>
  new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (!stats) return reject(error);
      if (!stats.hasErrors()) return resolve();
      const { errors = [] } = stats.toJson({ all: false, errors: true });
      return reject(new Error(errors.map(({ message }) => message).join('\n')));
    });
  });

/**
 * Builds a single file for Node, dependencies included: `prerender.cjs` in the folder `output`.
 * @throws with what is wrong, one sentence a line
 */
export const buildForNode = (
  /** @type {string} */ folder,
  /** @type {string} */ entry,
  /** @type {string} */ output,
) => built(nodeConfig(folder, entry, output));

/**
 * Draws the pages in a process of its own, whose clock stands still.
 * @returns {Promise<Record<string, Drawn>>} by address
 * @throws where a page cannot be drawn; the process has said which and why
 */
const drawn = (/** @type {string} */ bundle, /** @type {string[]} */ addresses) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'draw.mjs'), bundle], {
      env: { ...process.env, NODE_ENV: 'production', TZ: 'Africa/Johannesburg', LANG: 'en_ZA.UTF-8' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    /** @type {Record<string, Drawn>[]} */
    const sent = [];
    child.on('message', (/** @type {Record<string, Drawn>} */ pages) => sent.push(pages));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 && sent[0]
        ? resolve(sent[0])
        : reject(new Error('Not every page could be drawn; the reasons stand above.')),
    );
    child.send(addresses);
  });

const fileOf = (/** @type {string} */ page) => `pages/${page}.html`;

/**
 * Writes the pages beside a remote's build, and into its `release.json` which address has which file.
 * @param {string} folder the remote's folder
 * @param {string} output where it was built to
 * @throws Error where a page cannot be drawn, or is not the same at two addresses
 */
export const prerender = async (folder, output) => {
  const file = path.join(output, 'release.json');
  /** @type {import('../release/gate/outside.mjs').Release & { pages?: Record<string, object> }} */
  const release = JSON.parse(readFileSync(file, 'utf8'));
  const routes = release.declaration.routes.filter(isPrerendered);
  const cache = path.join(folder, 'node_modules/.cache/phila/prerender');
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const entry = path.join(cache, 'entry.ts');
  const given = path.join(folder, 'src/drawn-with.ts');
  const app = path.join(folder, 'src/app.tsx');
  writeFileSync(
    entry,
    [
      // Skips the application of a remote whose public pages all have stand-ins.
      existsSync(app)
        ? `export { App } from ${JSON.stringify(app)};`
        : `export const App = () => { throw new Error('there is no src/app.tsx to draw it with'); };`,
      `export { prerender } from '@phila/platform/prerender';`,
      existsSync(given)
        ? `export { drawnWith } from ${JSON.stringify(given)};`
        : 'export const drawnWith = {};',
      '',
    ].join('\n'),
  );
  await buildForNode(folder, entry, cache);
  const drawnAt = await drawn(
    path.join(cache, 'prerender.cjs'),
    routes.map(({ path: address }) => address),
  );
  mkdirSync(path.join(output, 'pages'), { recursive: true });
  /** @type {Record<string, object>} */
  const pages = {};
  release.pages = pages;
  /** @type {Map<string, string>} */
  const kept = new Map();
  for (const { path: address, page } of routes) {
    const found = drawnAt[address];
    if (!found || page === undefined) continue;
    const { html, filledBy } = found;
    if ((kept.get(page) ?? html) !== html)
      throw new Error(`The page ${page} is another one at ${address}: give that address a page of its own.`);
    kept.set(page, html);
    writeFileSync(path.join(output, fileOf(page)), html);
    pages[address] = { file: fileOf(page), integrity: integrityOf(Buffer.from(html)), filledBy };
  }
  writeFileSync(file, JSON.stringify(release, null, 1));
};
