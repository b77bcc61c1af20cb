import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENTRY, containerOf } from './federation.mjs';
import { provided } from './provided.mjs';
import { Refused } from './refused.mjs';

export { Refused };

/** The integrity attribute of a file; the browser compares it before it uses the file. */
const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Marks that stay in the code of each library, minified or not: a build with one brings a second copy. None is the name
 * of an export, which bundlers drop; React's are the shape of the internals that each of its hooks goes through.
 */
const MARKS = {
  react: /\bH:\s*null,\s*A:\s*null,\s*T:\s*null,\s*S:\s*null/,
  'react-dom': /__reactContainer\$|\bp:\s*0,\s*findDOMNode:\s*null/,
  'react-router-dom': /__reactRouterVersion/,
  '@tanstack/react-query': /No QueryClient set, use QueryClientProvider/,
  'react-redux': /react-redux-context/,
  antd: /@layer antd/,
  '@ant-design/cssinjs': /data-rc-order/,
};

/** The core of the federation runtime, listed as an import, so that a host without it does not load the build. */
const RUNTIME_CORE = '@module-federation/runtime-tools/runtime-core';
const RUNTIME_CORE_GLOBAL = '_FEDERATION_RUNTIME_CORE';

/** The files to publish. Leaves out source maps, because they are stored separately, and compressed copies. */
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(map|br|gz)$/.test(entry.name) && entry.name !== 'release.json')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !file.startsWith('node/'))
    .toSorted();

/** Finds the libraries that a script contains a copy of. */
const copiesIn = (script) => Object.keys(MARKS).filter((library) => MARKS[library].test(script));

const manifestOf = (folder) => {
  const file = path.join(folder, 'mf-manifest.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new Refused(`${folder} has no mf-manifest.json. Build the remote first, with manifest: true.`);
};

/** Says why the files of a build are refused; undefined where they are fine. */
const faultOf = (type, texts) => {
  if (texts[ENTRY] === undefined) return `there is no ${ENTRY}: set filename to it`;
  const scripts = Object.keys(texts).filter((file) => file.endsWith('.js'));
  const [copied] = scripts.flatMap((file) => copiesIn(texts[file]).map((library) => ({ file, library })));
  if (copied)
    return `${copied.file} has a copy of ${copied.library}, which the host provides: take \`shared\` from @phila/remote-kit`;
  // Looks in the entry: it loads the other files, or names the styles.
  const isChecked = texts[ENTRY].includes('philaIntegrity');
  if (type === 'global' && Object.keys(texts).length > 1 && !isChecked)
    return 'the browser would not check its further files: add the plugin CheckedFiles of @phila/remote-kit';
  if (type === 'module' && Object.keys(texts).some((file) => file.endsWith('.css')) && !isChecked)
    return 'the browser would not check its styles: add the plugin checkedStyles of @phila/remote-kit/vite';
  return undefined;
};

/** Says where `remote.ts` and the configuration of the build contradict each other; undefined where they agree. */
const faultOfNames = ({ name, sidePanel = [], widgets = [] }, manifest) => {
  if (manifest.name !== containerOf(name))
    return `its build is named ${manifest.name}, and remote.ts names it ${name}: give federation the name ${name}`;
  const exposed = manifest.exposes.map((module) => `./${module.name}`);
  const named = [...sidePanel, ...widgets].flatMap(({ module }) => (module === undefined ? [] : [module]));
  const missing = ['./lifecycles', ...named].find((module) => !exposed.includes(module));
  return missing && `its build does not expose ${missing}: add it to exposes of federation`;
};

/** The files that every page of the remote needs, from the manifest of the build. */
const firstFiles = ({ exposes }) => {
  const { js, css } = exposes.find(({ name }) => name === 'lifecycles')?.assets ?? {};
  return [...new Set([ENTRY, ...(js?.sync ?? []), ...(css?.sync ?? [])])];
};

/** The file with the build's pages for Node; undefined for a build without. */
export const pagesForNode = (folder) => {
  const [name] = existsSync(path.join(folder, 'node')) ? readdirSync(path.join(folder, 'node')) : [];
  return name === undefined ? undefined : `node/${name}`;
};

/**
 * Describes a build for the registry of a site.
 * @param {string} folder the build
 * @param {object} declaration of `remote.ts`, checked
 * @throws Refused
 */
const releaseOf = (folder, declaration) => {
  const manifest = manifestOf(folder);
  const type = manifest.metaData.remoteEntry.type === 'module' ? 'module' : 'global';
  const all = filesOf(folder);
  const isChecked = (file) => /\.(js|css)$/.test(file);
  const hashes = (named) =>
    Object.fromEntries(named.map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]));
  const files = all.filter(isChecked);
  const texts = Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
  const fault = faultOfNames(declaration, manifest) ?? faultOf(type, texts);
  if (fault !== undefined) throw new Refused(`${declaration.name} cannot be released: ${fault}.`);
  const asked = manifest.shared.map(({ name }) => provided.shared[name]?.shareKey ?? name);
  const core = texts[ENTRY].includes(RUNTIME_CORE_GLOBAL) ? [RUNTIME_CORE] : [];
  const pages = pagesForNode(folder);
  const first = firstFiles(manifest).filter((file) => files.includes(file));
  return {
    name: declaration.name,
    entry: ENTRY,
    type,
    integrity: hashes(files),
    assets: hashes(all.filter((file) => !isChecked(file))),
    preload: Object.fromEntries(declaration.routes.map((route) => [route.path, first])),
    shares: {},
    imports: Object.fromEntries([...core, ...asked].map((key) => [key, []])),
    ...(pages === undefined ? {} : { draw: { file: pages, integrity: hashes([pages])[pages] } }),
    declaration,
  };
};

/** Writes `release.json` beside a build. @throws Refused */
export const writeRelease = (folder, declaration) =>
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(releaseOf(folder, declaration), null, 1));
