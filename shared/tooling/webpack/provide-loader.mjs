import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { antdComponents, fileOf, lazy, namesOf, requestOf, sharedVersion } from './shared.mjs';

const require = createRequire(import.meta.url);

/** The chunk of a file of provided modules. */
export const chunkOf = (/** @type {string} */ file) => `provide:${file}`;

/**
 * Turns `@phila/ui/provided.json?scope` into the share scope's part of blocks and components: key → version, and the
 * module where the first script has it, else what loads it. With `?names=<library>` it is a module that has those names
 * of the library and nothing else, so that the rest is shaken off; with `?antd=<file>` the components of antd in that file.
 */
/** @this {import('webpack').LoaderContext<unknown>} */
export default function provideLoader() {
  this.addDependency(require.resolve('../../ui/provided.json'));
  const query = new URLSearchParams(this.resourceQuery);
  const library = query.get('names');
  if (library !== null) return `export { ${namesOf(library)?.join(', ')} } from ${JSON.stringify(library)};`;
  const file = query.get('antd');
  return file === null ? scope() : antdFile(file, this.context);
}

/** `antd/es/date-picker` → `date-picker`. */
const shortOf = (/** @type {string} */ key) => key.slice('antd/es/'.length);

/** Components of antd within the site's provider, each mended where `shared/ui/src/antd` has a file of its name. */
const antdFile = (/** @type {string} */ file, /** @type {string} */ folder) => {
  const parts = Object.entries(antdComponents()).filter(([, key]) => fileOf(key) === file);
  const imports = parts.map(([name, key]) => {
    const mended = `./src/antd/${shortOf(key)}.tsx`;
    const from = existsSync(path.join(folder, mended)) ? mended : key;
    return `import ${name} from ${JSON.stringify(from)};`;
  });
  const members = parts.map(([name, key]) => `${JSON.stringify(shortOf(key))}: inSite(${name})`);
  return `import { inSite } from './src/antd/in-site.tsx';
${imports.join('\n')}
export default { ${members.join(', ')} };`;
};

/** Writes a line for each file of antd and not for each key: the first script has forty keys. */
const antdScope = () => {
  const keys = Object.values(antdComponents());
  return [...new Set(keys.map(fileOf))].map((file) => {
    const names = keys.filter((key) => fileOf(key) === file).map(shortOf);
    const chunk = JSON.stringify(chunkOf(file));
    return `...antd(() => import(/* webpackChunkName: ${chunk} */ './provided.json?antd=${file}'), ${JSON.stringify(names.join(' '))})`;
  });
};

/** Blocks of ours that have a file of their own or share one: the version and the beginning of their names are said once. */
const blocksScope = (/** @type {string[]} */ keys) => {
  const members = keys.map(
    (/** @type {string} */ key) => `${JSON.stringify(key.slice(BLOCKS.length))}: ${loadOf(key)}`,
  );
  return `...blocks({ ${members.join(', ')} })`;
};

const BLOCKS = '@phila/ui/';

const loadOf = (/** @type {string} */ key) =>
  `() => import(/* webpackChunkName: ${JSON.stringify(chunkOf(fileOf(key)))} */ ${JSON.stringify(requestOf(key))})`;

const versionText = (/** @type {string} */ key) => `version: ${JSON.stringify(sharedVersion(key))}`;

const scope = () => {
  const own = lazy().filter((key) => !key.startsWith('antd/es/'));
  const atOnce = own.filter((key) => fileOf(key) === 'shell');
  const late = own.filter((key) => fileOf(key) !== 'shell');
  const imports = atOnce.map((key, at) => `import * as module${at} from ${JSON.stringify(requestOf(key))};`);
  const entries = [
    ...atOnce.map((key, at) => `${JSON.stringify(key)}: { ${versionText(key)}, module: module${at} }`),
    ...late
      .filter((key) => !key.startsWith(BLOCKS))
      .map((key) => `${JSON.stringify(key)}: { ${versionText(key)}, load: ${loadOf(key)} }`),
    blocksScope(late.filter((key) => key.startsWith(BLOCKS))),
    ...antdScope(),
  ];
  return `${imports.join('\n')}
const blocks = (loads) => Object.fromEntries(Object.entries(loads).map(([name, load]) => [
  '${BLOCKS}' + name,
  { ${versionText(`${BLOCKS}button`)}, load },
]));
const antd = (load, names) => Object.fromEntries(names.split(' ').map((name) => [
  'antd/es/' + name,
  { ${versionText('antd')}, load: async () => ({ __esModule: true, default: (await load()).default[name] }) },
]));
export default {\n${entries.join(',\n')}\n};`;
};
