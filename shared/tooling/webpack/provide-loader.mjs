import { createRequire } from 'node:module';
import { fileOf, lazy, namesOf, requestOf, sharedVersion } from './shared.mjs';

const require = createRequire(import.meta.url);

/** The chunk of a file of provided modules. */
export const chunkOf = (file) => `provide:${file}`;

/**
 * Turns `@phila/ui/provided.json?scope` into the share scope's part of blocks and components: key → version, and the
 * module where the first script has it, else what loads it. With `?names=<library>` it is a module that has those names
 * of the library and nothing else, so that the rest is shaken off.
 */
export default function provideLoader() {
  this.addDependency(require.resolve('../../ui/provided.json'));
  const library = new URLSearchParams(this.resourceQuery).get('names');
  if (library !== null) return `export { ${namesOf(library).join(', ')} } from ${JSON.stringify(library)};`;
  const imports = [];
  const entries = lazy().map((key) => {
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
  return `${imports.join('\n')}\nexport default {\n${entries.join(',\n')}\n};`;
}
