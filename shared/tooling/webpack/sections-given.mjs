import path from 'node:path';
import webpack from 'webpack';

/**
 * The pages of sections come with `sections` of remote.ts. A remote that does not hand them to `routedApp` has none of
 * them, and nothing else would say so before a person opens one.
 */
export class SectionsGiven {
  /**
   * @param {string} folder the remote's folder
   * @param {number} count how many sections it declares
   */
  constructor(folder, count) {
    this.declaration = path.join(folder, 'remote.ts');
    this.count = count;
  }

  apply(/** @type {import('webpack').Compiler} */ compiler) {
    compiler.hooks.thisCompilation.tap('SectionsGiven', (compilation) => {
      compilation.hooks.finishModules.tap('SectionsGiven', (modules) => {
        if (this.count === 0) return;
        const { moduleGraph } = compilation;
        const declaration = [...modules].find(
          (one) => one instanceof webpack.NormalModule && one.resource === this.declaration,
        );
        if (declaration === undefined) return;
        const isAsked = [...moduleGraph.getIncomingConnections(declaration)].some(
          ({ dependency }) =>
            dependency?.getReferencedExports !== undefined &&
            dependency
              .getReferencedExports(moduleGraph, undefined)
              .some((reference) => (Array.isArray(reference) ? reference : reference.name)[0] === 'sections'),
        );
        if (isAsked) return;
        compilation.errors.push(
          new webpack.WebpackError(
            'remote.ts has sections, and nothing takes their pages: write import declaration, { sections } from ' +
              "'../remote.ts' and routedApp(declaration, pages, sections) in src/lifecycles.tsx.",
          ),
        );
      });
    });
  }
}
