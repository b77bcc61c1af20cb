import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryEntry } from '@phila/contract';
import * as z from 'zod/mini';
import type { Services } from '../../core/services.ts';
import { nodeFile } from '../node-file.ts';
import type { Shell } from '../shell.ts';
import type { PageCode } from '../../core/drawing/draw-process.ts';

const release = z.object({ draw: z.optional(nodeFile) });

/** `registry.json`: a build from outside the workspace was not tried when it was published. */
const registry = z.object({
  published: z.optional(z.record(z.string(), z.record(z.string(), z.object({ tests: z.string() })))),
});

const isFromOutside = async (releases: string, name: string, version: string): Promise<boolean> => {
  const { published } = registry.parse(JSON.parse(await readFile(join(releases, 'registry.json'), 'utf8')));
  return published?.[name]?.[version]?.tests === 'not tried';
};

const read = async (folder: string, { file, integrity }: z.output<typeof nodeFile>): Promise<string> => {
  const code = await readFile(join(folder, file), 'utf8');
  if (`sha384-${createHash('sha384').update(code).digest('base64')}` !== integrity)
    throw new Error(`${file} is not the file that was built`);
  return code;
};

/**
 * Reads what draws the pages of a release; null for a release or a shell that brings nothing for Node, and for a release
 * from outside where its code could reach the network or the service.
 * @param siteDir the shell's build
 * @param releases `DATA_DIR/site`
 */
export const pageCodeOf = async (
  siteDir: string,
  releases: string,
  { host, origin }: Shell,
  { name, version, base }: RegistryEntry,
  { log, drawing }: Pick<Services, 'log' | 'drawing'>,
): Promise<PageCode | null> => {
  if (host === undefined || origin !== undefined || !base.startsWith('/')) return null;
  const folder = join(releases, 'remotes', name, version);
  try {
    const { draw } = release.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
    if (draw === undefined) return null;
    if ((await isFromOutside(releases, name, version)) && !(await drawing.isClosedOff())) return null;
    return {
      key: `${name} ${version} ${host.file}`,
      host: await read(siteDir, host),
      remote: await read(folder, draw),
    };
  } catch (error) {
    log.error('what draws a release is not readable', error, { remote: name, version });
    return null;
  }
};
