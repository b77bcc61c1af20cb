import webpack from 'webpack';
import { integrityOf } from './integrity.mjs';
import { RUNTIME_CORE } from './shared.mjs';

/** @import { ChunkGroup, Compilation, Compiler, Module } from 'webpack' */

/** The key of the share scope that a module takes from the host; undefined for every other module. */
const shareKeyOf = (/** @type {Module} */ module) => {
  if (module.type !== 'consume-shared-module' || !('options' in module)) return undefined;
  const { options } = module;
  return typeof options === 'object' && options !== null && 'shareKey' in options
    ? String(options.shareKey)
    : undefined;
};

/** The shared keys that the modules of a chunk group take from the host. */
const sharesOf = (/** @type {ChunkGroup} */ group, /** @type {Compilation['chunkGraph']} */ chunkGraph) => {
  /** @type {Set<string>} */
  const keys = new Set();
  for (const chunk of group.chunks)
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      const key = shareKeyOf(module);
      if (key !== undefined) keys.add(key);
    }
  return keys;
};

const BEFORE_WEBPACKS = -100;
/**
 * Names two modules of the federation plugin independently of the workspace's path: the file for the container's start,
 * with a hash of the path in its name, and the container, with the path in its description. Webpack would make their
 * numbers of it.
 */
const fixedIdOf = (/** @type {Module} */ module) => {
  // The name of the first of its modules, where several are concatenated.
  if (/[\\/]\.federation[\\/]/.test(module.nameForCondition() ?? '')) return 'runtime';
  return module.identifier().startsWith('container entry ') ? 'container' : undefined;
};

/**
 * Sorts by name: webpack finds modules and writes files in any order, and a hash covers the release.
 * @template T
 * @param {[string, T][]} entries
 */
const sorted = (entries) => Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The names that the remote imports from the host, by key of the share scope. A namespace (`import * as`) names no
 * export; only the trial import finds those that it uses.
 */
const importsOf = (/** @type {Compilation} */ { modules, moduleGraph }) => {
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const module of modules) {
    const key = shareKeyOf(module);
    if (key === undefined) continue;
    const names = imports.get(key) ?? new Set();
    imports.set(key, names);
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      if (!connection.dependency || !connection.isTargetActive(undefined)) continue;
      for (const reference of connection.dependency.getReferencedExports(moduleGraph, undefined)) {
        const [name] = Array.isArray(reference) ? reference : reference.name;
        if (name !== undefined) names.add(name);
      }
    }
  }
  return sorted([...imports].map(([key, names]) => [key, [...names].toSorted()]));
};

/**
 * Writes `release.json` beside a remote's build: its declaration, the integrity of each file (`assets`: neither script
 * nor style), the files and share-scope keys that each route may fetch at once, to save a second round, its imports from
 * the host, and the calls of its sections, whose paths its scripts hold in parts.
 */
export class ReleasePlugin {
  /**
   * @param {{ declaration: import('../../contract/dist/index.js').RemoteDeclaration,
   *   calls: { method: string, path: string }[], entry: string }} options `calls`: those of the records of its sections
   */
  constructor({ declaration, calls, entry }) {
    this.declaration = declaration;
    this.calls = calls.map(({ method, path }) => ({ method, path }));
    this.entry = entry;
  }

  apply(/** @type {Compiler} */ compiler) {
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'ReleasePlugin', stage: BEFORE_WEBPACKS }, (modules) => {
        for (const module of modules) {
          const id = fixedIdOf(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
      /** @type {Record<string, string[]>} */
      let imports = {};
      // Unused imports have been found by then, and modules not been concatenated yet.
      compilation.hooks.afterOptimizeDependencies.tap('ReleasePlugin', () => {
        imports = importsOf(compilation);
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage }, () => {
        const { chunkGraph, namedChunkGroups } = compilation;
        const lifecycles = namedChunkGroups.get('lifecycles');
        const routes = this.declaration.routes.map((route) => {
          // A redirect needs the files of the page it leads to.
          const shown =
            route.redirect === undefined
              ? route
              : this.declaration.routes.find(({ path }) => path === route.redirect);
          const page = shown?.page === undefined ? undefined : namedChunkGroups.get(shown.page);
          if (!page && route.redirect === undefined)
            throw new Error(
              `remote.ts declares the page ${route.page} for ${route.path}, but src/pages.ts has no import with ` +
                `/* webpackChunkName: "${route.page}" */`,
            );
          const groups = [lifecycles, page].filter((group) => group !== undefined);
          return {
            path: route.path,
            files: [...new Set([this.entry, ...groups.flatMap((group) => group.getFiles())])],
            shares: [...new Set(groups.flatMap((group) => [...sharesOf(group, chunkGraph)]))],
          };
        });
        // Drops the container's build log: nothing reads it, and it differs with each build.
        if (compilation.getAsset('mf-stats.json')) compilation.deleteAsset('mf-stats.json');
        /** @type {[string, string][]} */
        const hashed = compilation
          .getAssets()
          .filter(({ name }) => !name.endsWith('.map'))
          .map(({ name, source }) => [name, integrityOf(source.buffer())]);
        const isChecked = (/** @type {[string, string]} */ [name]) => /\.(js|css)$/.test(name);
        const release = {
          name: this.declaration.name,
          entry: this.entry,
          type: 'global',
          integrity: sorted(hashed.filter(isChecked)),
          assets: sorted(hashed.filter((file) => !isChecked(file))),
          preload: Object.fromEntries(routes.map(({ path, files }) => [path, files])),
          shares: Object.fromEntries(routes.map(({ path, shares }) => [path, shares])),
          imports: { [RUNTIME_CORE]: [], ...imports },
          calls: this.calls,
          declaration: this.declaration,
        };
        compilation.emitAsset(
          'release.json',
          new webpack.sources.RawSource(JSON.stringify(release, null, 1)),
        );
      });
    });
  }
}
