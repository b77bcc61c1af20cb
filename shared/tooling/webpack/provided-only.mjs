import webpack from 'webpack';
import { eager, lazy, namesOf, provided, refused, sameAs } from './shared.mjs';

/**
 * Leaves a package's own imports alone: a squad cannot change its sources. A second copy of redux or of antd's parts
 * works beside the host's; a second antd would be a second design.
 */
const isOfPackage = (/** @type {string | null | undefined} */ issuer) =>
  /[\\/]node_modules[\\/]/.test(issuer ?? '');

/**
 * A remote brings no antd and no block of its own. What the host does not provide must fail where the squad sees it,
 * in the build, and not as a broken page.
 */
export class ProvidedOnly {
  apply(/** @type {import('webpack').Compiler} */ compiler) {
    const allowed = new Set([...eager, ...lazy()]);
    compiler.hooks.normalModuleFactory.tap('ProvidedOnly', (factory) => {
      factory.hooks.beforeResolve.tap('ProvidedOnly', ({ request, contextInfo }) => {
        const isOfOne = isOfPackage(contextInfo.issuer);
        if (refused[request] && !isOfOne)
          throw new Error(
            `${request} is not for remotes (asked for by ${contextInfo.issuer}). Use ${refused[request]}.`,
          );
        const ours = isOfOne
          ? request.startsWith('antd/')
          : /^(antd\/|(@ant-design|@rc-component)(\/|$))/.test(request) || /^@phila\/ui\/./.test(request);
        if (!ours || allowed.has(request)) return;
        throw new Error(
          `${request} is not provided by the host (asked for by ${contextInfo.issuer || 'the entry'}). ` +
            `Add it to shared/ui/provided.json and re-export it from shared/ui/src/index.ts, ` +
            `or use one of: ${[...provided().antd, ...provided().blocks].join(', ')}.`,
        );
      });
      factory.hooks.parser.for('javascript/auto').tap('ProvidedOnly', refuseOtherNames);
      factory.hooks.parser.for('javascript/esm').tap('ProvidedOnly', refuseOtherNames);
    });
  }
}

/** Some libraries are provided by a list of names: any other name would be undefined in the page. */
const refuseOtherNames = (/** @type {import('webpack').javascript.JavascriptParser} */ parser) => {
  const look = (/** @type {unknown} */ source, /** @type {string | null} */ name) => {
    // A namespace (`import * as`) names no export; the trial import finds those that it uses.
    if (typeof source !== 'string' || name === null) return;
    const library = sameAs[source] ?? source;
    const names = namesOf(library);
    if (names === undefined || names.includes(name)) return;
    parser.state.module.addError(
      new webpack.WebpackError(
        `${name} of ${source} is not for remotes (asked for by ${parser.state.module.resource}). ` +
          `The host provides of it: ${names.join(', ')}.`,
      ),
    );
  };
  parser.hooks.importSpecifier.tap('ProvidedOnly', (_statement, source, name) => look(source, name));
  parser.hooks.exportImportSpecifier.tap('ProvidedOnly', (_statement, source, name) => look(source, name));
};
