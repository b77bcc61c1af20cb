import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { antdComponents, fileOf, lazy, libraries, namesOf, requestOf, sharedVersion } from './shared.mjs';

const require = createRequire(import.meta.url);

/** The chunk of a file of provided modules. */
export const chunkOf = (file) => `provide:${file}`;

/**
 * Turns `@phila/ui/provided.json?scope` into the share scope's part of blocks and components: key → version, and the
 * module where the first script has it, else what loads it. With `?names=<library>` it is a module that has those names
 * of the library and nothing else, so that the rest is shaken off; with `?antd=<file>` the components of antd in that file;
 * with `?libraries` nothing of any library is shaken off.
 */
export default function provideLoader() {
  this.addDependency(require.resolve('../../ui/provided.json'));
  const query = new URLSearchParams(this.resourceQuery);
  const library = query.get('names');
  if (library !== null) return `export { ${namesOf(library).join(', ')} } from ${JSON.stringify(library)};`;
  if (query.has('libraries')) return whole();
  const file = query.get('antd');
  return file === null ? scope() : antdFile(file, this.context);
}

const whole = () => {
  const imports = libraries.map((name, at) => `import * as library${at} from ${JSON.stringify(name)};`);
  return `${imports.join('\n')}\nself.philaLibraries = [${libraries.map((_, at) => `library${at}`).join(', ')}];`;
};

/** `antd/es/date-picker` → `date-picker`. */
const shortOf = (key) => key.slice('antd/es/'.length);

/** Components of antd within the site's provider, each mended where `shared/ui/src/antd` has a file of its name. */
const antdFile = (file, folder) => {
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

/** One line for each file of antd and not for each key, of which there are forty in the first script. */
const antdScope = () => {
  const keys = Object.values(antdComponents());
  return [...new Set(keys.map(fileOf))].map((file) => {
    const names = keys.filter((key) => fileOf(key) === file).map(shortOf);
    const chunk = JSON.stringify(chunkOf(file));
    return `...antd(() => import(/* webpackChunkName: ${chunk} */ './provided.json?antd=${file}'), ${JSON.stringify(names.join(' '))})`;
  });
};

const scope = () => {
  const imports = [];
  const own = lazy().filter((key) => !key.startsWith('antd/es/'));
  const entries = own.map((key) => {
    const version = `version: ${JSON.stringify(sharedVersion(key))}`;
    const from = JSON.stringify(key);
    const request = JSON.stringify(requestOf(key));
    const file = fileOf(key);
    if (file === 'shell') {
      const name = `module${imports.length}`;
      imports.push(`import * as ${name} from ${request};`);
      return `${from}: { ${version}, module: ${name} }`;
    }
    const chunk = JSON.stringify(chunkOf(file));
    return `${from}: { ${version}, load: () => import(/* webpackChunkName: ${chunk} */ ${request}) }`;
  });
  return `${imports.join('\n')}
const antd = (load, names) => Object.fromEntries(names.split(' ').map((name) => [
  'antd/es/' + name,
  { version: ${JSON.stringify(sharedVersion('antd'))}, load: async () => ({ __esModule: true, default: (await load()).default[name] }) },
]));
export default {\n${[...entries, ...antdScope()].join(',\n')}\n};`;
};
