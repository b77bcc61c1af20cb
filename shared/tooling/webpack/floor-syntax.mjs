import webpack from 'webpack';
import { beyondSyntax } from '../floor/syntax.mjs';

/** Parsed by browsers below the floor too, which it leaves with the page as it came (shell/src/before-start). */
export const EARLY = /-before-start\.js$/;

/**
 * Fails a build with a script that the oldest supported browsers cannot parse: packages bring code that is not
 * compiled.
 */
export class FloorSyntax {
  apply(/** @type {import('webpack').Compiler} */ compiler) {
    compiler.hooks.thisCompilation.tap('FloorSyntax', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FloorSyntax', stage }, () => {
        for (const { name, source } of compilation.getAssets().filter((one) => one.name.endsWith('.js'))) {
          const found = beyondSyntax(source.source().toString(), EARLY.test(name) ? { ecma: 2015 } : {});
          if (found !== null) compilation.errors.push(new webpack.WebpackError(`${name} has ${found}`));
        }
      });
    });
  }
}
