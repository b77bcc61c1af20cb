/**
 * Packages for a remote outside the workspace: types of the platform and the kit, the contract, the engine its types
 * come from, and the kit for its build. They hold no code of the platform or kit: a page has the host's.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { root } from '../commands/workspace.mjs';
import { buildHost } from '../drawing/build.mjs';
import { antdComponents, consumed, refused, sharedVersion } from '../webpack/shared.mjs';
import { PROVIDED_EXPORTS } from '../webpack/provided-exports.mjs';

/**
 * A package.json of the workspace.
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {string} type
 * @property {unknown} sideEffects
 * @property {Exports} exports
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {object} [peerDependenciesMeta]
 *
 * @typedef {Record<string, { types: string, default?: string }>} Exports
 */

const json = (/** @type {unknown} */ value) => `${JSON.stringify(value, null, 2)}\n`;
/** @returns {Manifest} */
const manifestOf = (/** @type {string} */ folder) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

/** True for files of `dist` to publish. */
const isPublished = (/** @type {string} */ file) => !/(\.test\.|\.map$|\.tsbuildinfo$|[\\/]\.)/.test(file);

const copyCompiled = (/** @type {string} */ folder, /** @type {string} */ into) =>
  cpSync(path.join(root, folder, 'dist'), path.join(into, 'dist'), { recursive: true, filter: isPublished });

/** The workspace's packages with their versions, and the others that `isKept` accepts. */
const dependenciesOf = (
  /** @type {Manifest} */ { dependencies = {} },
  /** @type {(name: string) => boolean} */ isKept,
) =>
  Object.fromEntries(
    Object.entries(dependencies)
      .filter(([name]) => isKept(name))
      .map(([name, version]) => [
        name,
        version.startsWith('workspace:')
          ? manifestOf(`shared/${name.slice('@phila/'.length)}`).version
          : version,
      ]),
  );

/** Exports of a package, without its sources, which are not packed. */
const published = (/** @type {Exports} */ exports) =>
  Object.fromEntries(
    Object.entries(exports).map(([entry, conditions]) => [
      entry,
      { types: conditions.types, default: conditions.default },
    ]),
  );

/** A package whose code runs in the build that takes it. */
const whole = (/** @type {string} */ folder) => (/** @type {string} */ into) => {
  const manifest = manifestOf(folder);
  const { name, version, type, sideEffects, peerDependencies, peerDependenciesMeta } = manifest;
  copyCompiled(folder, into);
  return {
    name,
    version,
    type,
    sideEffects,
    exports: published(manifest.exports),
    dependencies: dependenciesOf(manifest, () => true),
    peerDependencies,
    peerDependenciesMeta,
  };
};

/**
 * The names that the shell exports to remotes, by key of the share scope, as its build found them.
 * @returns {Record<string, string[]>}
 */
const exportedByShell = () => {
  const file = path.join(root, 'shell/dist/site/public', PROVIDED_EXPORTS);
  if (!existsSync(file)) throw new Error('The shell is not built: npm run build -- shell');
  return JSON.parse(readFileSync(file, 'utf8'));
};

/**
 * Stands in for a module that the host provides: exports its names, which the Vite plugin reads, and throws in a build
 * that bundles it.
 */
const standIn = (/** @type {string[]} */ names) =>
  `${names.map((name) => `export const ${name} = undefined;`).join('\n')}
throw new Error('This module is the host\\'s. Take the options of the build from @phila/remote-kit.');
`;

/**
 * A package that the host provides: its types, and the libraries that they mention.
 * @param {string} folder
 * @param {(exports: Exports, into: string) => Exports} entries
 * @returns {(into: string) => object}
 */
const hosted = (folder, entries) => (into) => {
  const manifest = manifestOf(folder);
  const { name, version, type } = manifest;
  copyCompiled(folder, into);
  mkdirSync(path.join(into, 'hosted'));
  for (const [key, names] of Object.entries(exportedByShell()))
    if (key === name || key.startsWith(`${name}/`))
      writeFileSync(path.join(into, 'hosted', `${key.slice(name.length + 1) || 'index'}.js`), standIn(names));
  const keys = Object.keys(consumed());
  const isProvided = (/** @type {string} */ library) =>
    keys.some((key) => key === library || key.startsWith(`${library}/`));
  const isOurs = (/** @type {string} */ library) => library.startsWith('@phila/') && library !== '@phila/pdf';
  return {
    name,
    version,
    type,
    sideEffects: false,
    exports: entries(manifest.exports, into),
    dependencies: dependenciesOf(manifest, isOurs),
    peerDependencies: dependenciesOf(
      manifest,
      (library) => !library.startsWith('@phila/') && isProvided(library),
    ),
  };
};

const rootTypes = (/** @type {Exports} */ exports) => {
  const { '.': entry } = exports;
  if (entry === undefined) throw new Error('The package has no entry.');
  return entry.types;
};

const platformEntries = (/** @type {Exports} */ exports) => ({
  '.': { types: rootTypes(exports), default: './hosted/index.js' },
});

/** Entries of `@phila/ui`: its root re-exports its blocks, which the host provides one by one. */
const uiEntries = (/** @type {Exports} */ exports, /** @type {string} */ into) => {
  const source = readFileSync(path.join(root, 'shared/ui/src/index.ts'), 'utf8');
  const { code } = transformSync(source, {
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  writeFileSync(path.join(into, 'index.js'), code);
  return {
    ...Object.fromEntries(
      Object.entries(exports).map(([key, { types }]) => [
        key,
        { types, default: `./hosted/${key.slice(2)}.js` },
      ]),
    ),
    '.': { types: rootTypes(exports), default: './index.js' },
  };
};

/** Packs the remote kit, with the list of modules that this workspace's host provides. */
const kit = (/** @type {string} */ into) => {
  const manifest = { ...manifestOf('shared/remote-kit'), private: undefined };
  cpSync(path.join(root, 'shared/remote-kit'), into, {
    recursive: true,
    filter: (file) => !/node_modules|\.test\.mjs$/.test(path.relative(root, file)),
  });
  writeFileSync(
    path.join(into, 'provided.json'),
    json({ platform: sharedVersion('@phila/platform'), shared: consumed(), refused }),
  );
  const components = Object.entries(antdComponents());
  writeFileSync(
    path.join(into, 'antd.mjs'),
    `${components.map(([name, key]) => `export { default as ${name} } from '${key}';`).join('\n')}\n`,
  );
  return {
    ...manifest,
    exports: { ...manifest.exports, './antd': './antd.mjs' },
    sideEffects: false,
    dependencies: dependenciesOf(manifest, () => true),
  };
};

/** Writes the kit alone into a folder, for tests of it. */
export const packKit = (/** @type {string} */ into) =>
  writeFileSync(path.join(into, 'package.json'), json(kit(into)));

/** The kit with the development build of the host, which says where a page is not as it was drawn. */
const kitWithHost = async (/** @type {string} */ into) => {
  const manifest = kit(into);
  await buildHost(into, { development: true });
  renameSync(path.join(into, 'host.js'), path.join(into, 'host.cjs'));
  return manifest;
};

/** @type {Record<string, (into: string) => object | Promise<object>>} */
const packages = {
  finance: whole('shared/finance'),
  contract: whole('shared/contract'),
  platform: hosted('shared/platform', platformEntries),
  ui: hosted('shared/ui', uiEntries),
  'remote-kit': kitWithHost,
};

/**
 * Packs each compiled package as published: `phila-ui-1.0.0.tgz`.
 * @param {string} into an empty folder
 * @returns {Promise<string[]>} the files
 */
export const packAll = async (into) => {
  const files = [];
  for (const [name, fill] of Object.entries(packages)) {
    const folder = path.join(into, 'packages', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), json(await fill(folder)));
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const packed = execFileSync(npm, ['pack', '--silent', '--pack-destination', into], {
      cwd: folder,
      encoding: 'utf8',
    });
    files.push(path.join(into, packed.trim()));
  }
  return files;
};
