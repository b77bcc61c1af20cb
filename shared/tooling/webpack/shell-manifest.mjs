import webpack from 'webpack';
import { integrityOf } from './integrity.mjs';
import { chunkOf } from './provide-loader.mjs';
import { fileOf } from './shared.mjs';

const LAYOUT = /^layout-(.+)$/;

/**
 * Writes `shell.json`, from which the service makes the page: the first scripts and styles, what each layout needs, what a
 * row of a list needs that an address opens, and the files behind each key of the share scope.
 */
export class ShellManifest {
  /** @param {{ platform: string, keys: string[] }} options the version of the platform, and what is provided beside it */
  constructor({ platform, keys }) {
    this.platform = platform;
    this.keys = keys;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellManifest', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ShellManifest', stage }, () => {
        const filesOf = (group) =>
          group ? group.getFiles().filter((file) => !/\.hot-update\./.test(file)) : [];
        const first = filesOf(compilation.entrypoints.get('shell'));
        const known = new Set(first);
        const later = (group) => filesOf(group).filter((file) => !known.has(file));
        const preload = {};
        const provides = {};
        for (const [name, group] of compilation.namedChunkGroups) {
          const layout = LAYOUT.exec(name)?.[1];
          if (layout) preload[layout] = later(group);
        }
        for (const key of this.keys)
          provides[key] = later(compilation.namedChunkGroups.get(chunkOf(fileOf(key))));
        const integrity = {};
        const [beforeStart] = filesOf(compilation.entrypoints.get('before-start'));
        for (const file of beforeStart ? [...first, beforeStart] : first)
          integrity[file] = integrityOf(compilation.getAsset(file).source.buffer());
        const manifest = {
          platform: this.platform,
          scripts: first.filter((file) => file.endsWith('.js')),
          styles: first.filter((file) => file.endsWith('.css')),
          fonts: compilation
            .getAssets()
            .map(({ name }) => name)
            .filter((name) => name.endsWith('.woff2')),
          beforeStart,
          integrity,
          preload,
          openedRow: later(compilation.namedChunkGroups.get('row-drawer')),
          provides,
        };
        compilation.emitAsset('shell.json', new webpack.sources.RawSource(JSON.stringify(manifest, null, 1)));
      });
    });
  }
}
