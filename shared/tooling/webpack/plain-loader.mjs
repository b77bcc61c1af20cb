import { released } from '../commands/workspace.mjs';
import { readDeclaration } from './declaration.mjs';
import { root } from './base.mjs';
import path from 'node:path';

/**
 * Stands in for `shell/src/federation/federation.ts` in the plain bundle: the same interface, each exposed module an
 * `import()` of its source. What the two builds differ by is federation and nothing else.
 */
export default async function plainLoader() {
  const cases = [];
  for (const name of released()) {
    const folder = path.join(root, `mfe-${name}`);
    const { sidePanel, widgets } = await readDeclaration(folder);
    const modules = new Set([...sidePanel, ...widgets].map((entry) => entry.module).filter(Boolean));
    const sources = [
      ['./lifecycles', 'src/lifecycles.tsx'],
      ...[...modules].map((module) => [module, `src/${module.slice(2)}/index.tsx`]),
    ];
    for (const [module, source] of sources)
      cases.push(
        `${JSON.stringify(`${name} ${module}`)}: () => import(/* webpackChunkName: ${JSON.stringify(`${name}${module.slice(1)}`)} */ ${JSON.stringify(path.join(folder, source))})`,
      );
  }
  return `
export class Abandoned extends Error {}
const modules = {\n${cases.join(',\n')}\n};
export class RemoteLoader {
  constructor(registry) { this.entries = new Map(registry.remotes.map((entry) => [entry.name, entry])); }
  entry(name) { return this.entries.get(name); }
  load(name, module) { return modules[name + ' ' + module](); }
  startOver() {}
}`;
}
