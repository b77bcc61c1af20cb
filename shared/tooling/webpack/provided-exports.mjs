import path from 'node:path';
import webpack from 'webpack';
import { eager, lazy, requestOf, RUNTIME_CORE } from './shared.mjs';

/** The path where a running site lists its shell's provided modules: `shell/public` is served from the root. */
export const PROVIDED_EXPORTS = 'provided.json';

/** @import { AsyncDependenciesBlock, Compilation, Compiler, Module } from 'webpack' */

/** Every module that one asks for, at once or later, by the name it asks with. */
const requestedBy = (/** @type {Module} */ module, /** @type {Compilation['moduleGraph']} */ moduleGraph) => {
  /** @type {(Module | AsyncDependenciesBlock)[]} */
  const blocks = [module];
  /** @type {Map<string, Module>} */
  const found = new Map();
  for (const block of blocks) {
    blocks.push(...block.blocks);
    for (const dependency of block.dependencies) {
      const requested = moduleGraph.getModule(dependency);
      if ('request' in dependency && typeof dependency.request === 'string' && requested)
        found.set(dependency.request, requested);
    }
  }
  return found;
};

/** The names that a module exports; null where only running it tells. */
const exportsOf = (/** @type {Module} */ module, /** @type {Compilation['moduleGraph']} */ moduleGraph) => {
  const names = moduleGraph.getExportsInfo(module).getProvidedExports();
  return Array.isArray(names) ? names.toSorted() : null;
};

/**
 * Writes `public/provided.json`: each key of the share scope and the names that its module exports, so that a release can
 * be held to what the shell of a running site has (api/src/core/releases/gate).
 */
export class ProvidedExports {
  apply(/** @type {Compiler} */ compiler) {
    compiler.hooks.thisCompilation.tap('ProvidedExports', (compilation) => {
      let names = {};
      // Later on modules are concatenated, and the module of a key may no longer be found by itself.
      compilation.hooks.seal.tap('ProvidedExports', () => {
        const { moduleGraph } = compilation;
        const scope = [...compilation.modules].filter(
          (module) =>
            module instanceof webpack.NormalModule &&
            /provided\.json\?scope$|[\\/]share-scope\.ts$/.test(module.resource.split(path.sep).join('/')),
        );
        const requested = new Map(scope.flatMap((module) => [...requestedBy(module, moduleGraph)]));
        const shared = [...eager, ...lazy()].map((key) => {
          const module = requested.get(requestOf(key));
          if (!module) throw new Error(`The share scope has no module for ${key}.`);
          // A component of antd comes in a module with others, and is the default of its own key.
          return [key, key.startsWith('antd/es/') ? ['default'] : exportsOf(module, moduleGraph)];
        });
        names = { [RUNTIME_CORE]: [], ...Object.fromEntries(shared) };
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ProvidedExports', stage }, () =>
        compilation.emitAsset(
          `public/${PROVIDED_EXPORTS}`,
          new webpack.sources.RawSource(JSON.stringify(names, null, 1)),
        ),
      );
    });
  }
}
