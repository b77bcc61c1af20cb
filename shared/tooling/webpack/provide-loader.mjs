import { createRequire } from 'node:module';
import { lazy, provided, sharedVersion } from './shared.mjs';

const require = createRequire(import.meta.url);

/**
 * Turns `@phila/ui/provided.json?scope` into the lazy half of the share scope: key → version and loader.
 * What is listed as light shares one file, since the light pages (sign-in) need all of it; the rest is one chunk
 * each, from which the build takes what several need into common files.
 */
export default function provideLoader() {
  this.addDependency(require.resolve('../../ui/provided.json'));
  const light = new Set(provided().light);
  const entries = lazy().map((key) => {
    const chunk = light.has(key) ? 'light' : `provide:${key}`;
    return `${JSON.stringify(key)}: { version: ${JSON.stringify(sharedVersion(key))}, load: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(key)}) }`;
  });
  return `export default {\n${entries.join(',\n')}\n};`;
}
