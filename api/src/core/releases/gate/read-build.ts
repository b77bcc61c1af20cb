/** Reads the files that a manifest names. */
import { gzipSync } from 'node:zlib';
import { yieldToEventLoop } from '../../../core/yield-to-event-loop.ts';
import type { Manifest } from './manifest.ts';

/** Texts of a build by path, chunks in folders included, as the checks read them. */
export interface Build {
  scripts: ReadonlyMap<string, string>;
  styles: ReadonlyMap<string, string>;
  /** Bytes of each script by gzip. */
  weights: ReadonlyMap<string, number>;
  /** The text of `mf-manifest.json`, which the federation's plugin writes; null where there is none. */
  federation: string | null;
}

/** Reads the bytes of a file by its path in the build. */
export type Read = (path: string) => Promise<Buffer>;

const FEDERATION = 'mf-manifest.json';
/** Begins a page, whatever the file is called; a byte order mark may come first. */
const PAGE = /^\uFEFF?\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body|script)\b/i;

/**
 * Reads a build, one file after another.
 * @returns the build, or the sentence that refuses a file which is a page
 */
export const readBuild = async (manifest: Manifest, read: Read): Promise<Build | { refusal: string }> => {
  const [scripts, styles] = [new Map<string, string>(), new Map<string, string>()];
  const weights = new Map<string, number>();
  let federation: string | null = null;
  const pause = yieldToEventLoop(1);
  for (const path of Object.keys(manifest.files)) {
    const bytes = await read(path);
    if (PAGE.test(bytes.toString('utf8', 0, 1024)))
      return {
        refusal: `${path} of ${manifest.release.name} is a page, whatever it is called. Leave it out of the build.`,
      };
    if (path.endsWith('.js')) {
      scripts.set(path, bytes.toString('utf8'));
      weights.set(path, gzipSync(bytes, { level: 9 }).length);
    }
    if (path.endsWith('.css')) styles.set(path, bytes.toString('utf8'));
    if (path === FEDERATION) federation = bytes.toString('utf8');
    // Weighing takes a while, and other calls are answered in between.
    await pause();
  }
  return { scripts, styles, weights, federation };
};
