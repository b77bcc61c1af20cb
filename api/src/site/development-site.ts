import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { registryEntry } from '@phila/contract';
import * as z from 'zod/mini';
import type { Configuration } from '../core/configuration.ts';
import type { Log } from '../core/http/log.ts';
import { rereadWhenChanged } from './reread.ts';
import { FIXED_FOLDER, type Shell, shellManifest } from './shell.ts';
import type { SiteSet, SiteSource } from './site-source.ts';

/** File below `DATA_DIR` in which `npm run dev` says what its servers have. */
const SERVED = 'served.json';

const served = z.array(registryEntry);

const readShell = async (folder: string, origin: string | undefined): Promise<Shell> => {
  const below = join(folder, FIXED_FOLDER);
  const files = await readdir(below, { recursive: true, withFileTypes: true }).catch(() => []);
  return {
    ...shellManifest.parse(JSON.parse(await readFile(join(folder, 'shell.json'), 'utf8'))),
    fixed: new Set(
      files
        .filter((entry) => entry.isFile())
        .map((entry) => relative(below, join(entry.parentPath, entry.name)).split(sep).join('/')),
    ),
    ...(origin === undefined ? {} : { origin }),
  };
};

/** The site as development servers have it: read again with every build, and never released. */
export const developmentSite = (
  { siteDir, dataDir, developmentOrigins }: Configuration,
  log: Log,
): SiteSource => {
  const file = join(dataDir, SERVED);
  const remotes = rereadWhenChanged({
    mark: () => stat(file),
    read: async () => served.parse(JSON.parse(await readFile(file, 'utf8'))),
    absent: [],
    failed: (error) => log.error('development servers not known', error),
  });
  const shell = rereadWhenChanged<Shell | null>({
    mark: () => stat(join(siteDir, 'shell.json')),
    read: () => readShell(siteDir, developmentOrigins[0]),
    absent: null,
    failed: (error) => log.error('shell not readable', error),
  });
  let made: { shell: Shell | null; remotes: unknown; set: SiteSet } | null = null;
  return {
    now: async () => {
      const [nowShell, nowRemotes] = await Promise.all([shell(), remotes()]);
      if (made?.shell !== nowShell || made.remotes !== nowRemotes)
        made = {
          shell: nowShell,
          remotes: nowRemotes,
          set: {
            shell: nowShell,
            registry: { platform: nowShell?.platform ?? '', remotes: nowRemotes },
            changedAt: new Map(),
            isPersonal: false,
          },
        };
      return made.set;
    },
    entry: async () => null,
    shellFile: async (path) => {
      const bytes = await readFile(join(siteDir, path)).catch(() => null);
      return bytes === null ? null : { etag: '"development"', identity: bytes, br: null, gzip: () => null };
    },
    remoteFile: async () => null,
    code: async () => null,
  };
};
