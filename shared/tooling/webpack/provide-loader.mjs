import { createRequire } from 'node:module';
import { fileOf, lazy, sharedVersion } from './shared.mjs';

const require = createRequire(import.meta.url);

/** The chunk of a file of provided modules. */
export const chunkOf = (file) => `provide:${file}`;

/**
 * Turns `@phila/ui/provided.json?scope` into the share scope's part of blocks and components: key → version, and the
 * module where the first script has it, else what loads it.
 */
export default function provideLoader() {
  this.addDependency(require.resolve('../../ui/provided.json'));
  const imports = [];
  const entries = lazy().map((key) => {
    const version = `version: ${JSON.stringify(sharedVersion(key))}`;
    const from = JSON.stringify(key);
    const file = fileOf(key);
    if (file === 'shell') {
      const name = `module${imports.length}`;
      imports.push(`import * as ${name} from ${from};`);
      return `${from}: { ${version}, module: ${name} }`;
    }
    const chunk = JSON.stringify(chunkOf(file));
    return `${from}: { ${version}, load: () => import(/* webpackChunkName: ${chunk} */ ${from}) }`;
  });
  return `${imports.join('\n')}\nexport default {\n${entries.join(',\n')}\n};`;
}
