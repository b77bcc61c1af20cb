/**
 * Replaces modules of packages by smaller ones in our builds: whole features that nothing here uses. Each stand-in has
 * the exports that are imported. A path that a newer version of the package no longer has replaces nothing, and a build
 * that has the package says so; the page is then only heavier.
 */
import path from 'node:path';
import webpack from 'webpack';

/** Replaces parts of antd in the shell. */
const antd = {
  // Its provider brings the whole of its popup code for tooltips that take turns, which nothing here uses.
  'antd/es/tooltip/UniqueProvider/index.js': 'antd-unique-tooltips.mjs',
};

/** Replaces how antd's own parts put styles into the shell's page. */
const antdParts = {
  '@rc-component/util': { '@rc-component/util/es/Dom/dynamicCSS.js': 'antd-adopted-styles.mjs' },
};

/** Takes the stand-ins of one table. */
export class StandIns {
  /**
   * @param {string} of the package whose modules these are
   * @param {Record<string, string>} table end of a module's path → file beside this one
   */
  constructor(of, table) {
    this.of = of;
    this.table = Object.entries(table).map(([module, file]) => ({
      end: path.sep + module.replaceAll('/', path.sep),
      file: path.join(import.meta.dirname, file),
    }));
  }

  apply(/** @type {import('webpack').Compiler} */ compiler) {
    const used = new Set();
    const inPackage = path.join(path.sep, 'node_modules', this.of, path.sep);
    let hasPackage = false;
    compiler.hooks.normalModuleFactory.tap('StandIns', (factory) => {
      factory.hooks.afterResolve.tap('StandIns', ({ createData }) => {
        hasPackage ||= createData.resource?.includes(inPackage) === true;
        const found = this.table.find(({ end }) => createData.resource?.endsWith(end));
        if (!found) return;
        used.add(found);
        createData.resource = found.file;
      });
    });
    compiler.hooks.thisCompilation.tap('StandIns', (compilation) => {
      compilation.hooks.finishModules.tap('StandIns', () => {
        if (!hasPackage) return;
        for (const one of this.table.filter((entry) => !used.has(entry)))
          compilation.warnings.push(
            new webpack.WebpackError(
              `No module ends in ${one.end}; ${path.basename(one.file)} stands in for nothing.`,
            ),
          );
      });
    });
  }
}

export const antdStandIns = () =>
  Object.entries({ antd, ...antdParts }).map(([of, table]) => new StandIns(of, table));
