import { createHash } from 'node:crypto';
import webpack from 'webpack';
import { integrityOf } from './integrity.mjs';
import { chunkOf } from './provide-loader.mjs';
import { fileOf } from './shared.mjs';

/** @typedef {import('webpack').ChunkGroup} ChunkGroup */

const LAYOUT = /^layout-(.+)$/;

/**
 * Writes `shell.json`, from which the service makes the page: the first scripts and styles, what each layout needs, what a
 * row of a list needs that an address opens, the files behind each key of the share scope, and the hashes of all.
 */
export class ShellManifest {
  /** @param {{ platform: string, keys: string[] }} options the version of the platform, and what is provided beside it */
  constructor({ platform, keys }) {
    this.platform = platform;
    this.keys = keys;
  }

  apply(/** @type {import('webpack').Compiler} */ compiler) {
    compiler.hooks.thisCompilation.tap('ShellManifest', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ShellManifest', stage }, () => {
        const filesOf = (/** @type {ChunkGroup | undefined} */ group) =>
          group ? group.getFiles().filter((file) => !/\.hot-update\./.test(file)) : [];
        const first = filesOf(compilation.entrypoints.get('shell'));
        const known = new Set(first);
        const later = (/** @type {ChunkGroup | undefined} */ group) =>
          filesOf(group).filter((file) => !known.has(file));
        /** @type {Record<string, string[]>} */
        const preload = {};
        for (const [name, group] of compilation.namedChunkGroups) {
          const layout = LAYOUT.exec(name)?.[1];
          if (layout) preload[layout] = later(group);
        }
        const provides = Object.fromEntries(
          this.keys.map((key) => [key, later(compilation.namedChunkGroups.get(chunkOf(fileOf(key))))]),
        );
        const [beforeStart] = filesOf(compilation.entrypoints.get('before-start'));
        const integrity = Object.fromEntries(
          compilation
            .getAssets()
            .filter(({ name }) => /\.(js|css)$/.test(name))
            .map(({ name, source }) => [name, integrityOf(source.buffer())]),
        );
        // Lists the hashes of later files in a file of their own: in the first script they would be 5 kB on each page.
        const list = new webpack.sources.RawSource(
          JSON.stringify(Object.fromEntries(Object.entries(integrity).filter(([file]) => !known.has(file)))),
        );
        const hash = integrityOf(list.buffer());
        const listFile = `assets/${createHash('sha256').update(hash).digest('hex').slice(0, 12)}.json`;
        compilation.emitAsset(listFile, list);
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
          laterFiles: { file: listFile, integrity: hash },
          preload,
          openedRow: later(compilation.namedChunkGroups.get('row-drawer')),
          provides,
        };
        compilation.emitAsset('shell.json', new webpack.sources.RawSource(JSON.stringify(manifest, null, 1)));
      });
    });
  }
}
