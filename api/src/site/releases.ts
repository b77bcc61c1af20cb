import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { registryEntry } from '@phila/contract';
import type { Registry, RegistryEntry } from '@phila/contract';
import * as z from 'zod/mini';
import type { Log } from '../core/http/log.ts';
import { rereadWhenChanged } from './reread.ts';

/** `DATA_DIR/site/registry.json`: which release of each remote is in use. `npm run release` writes it. */
const releasesInUse = z.object({
  current: z.record(z.string(), z.string()),
});

/** Tells if a text is a single segment of a path that leads nowhere else. */
const isPlain = (segment: string): boolean => /^[\w.+-]+$/.test(segment) && !/^\.+$/.test(segment);

/** A release's address: its own folder on this site, or one of the development servers. */
const baseOf = (
  stated: string,
  name: string,
  version: string,
  developmentOrigins: readonly string[],
): string =>
  developmentOrigins.some((origin) => stated.startsWith(`${origin}/`))
    ? stated
    : `/remotes/${name}/${version}/`;

/**
 * @param folder `DATA_DIR/site`
 * @throws where there is no such release
 */
export const readEntry = async (
  folder: string,
  name: string,
  version: string,
  developmentOrigins: readonly string[] = [],
): Promise<RegistryEntry> => {
  if (!isPlain(name) || !isPlain(version))
    throw new Error('The name or version of a release is no folder name');
  const text = await readFile(join(folder, 'remotes', name, version, 'release.json'), 'utf8');
  const entry = registryEntry.parse({ base: '', ...(JSON.parse(text) as object), name, version });
  return { ...entry, base: baseOf(entry.base, name, version, developmentOrigins) };
};

/**
 * The releases in use, by the name of their remote. One that cannot be read is left out and logged: the rest of the
 * site goes on.
 */
export const readReleases = async (
  folder: string,
  log: Log,
  developmentOrigins: readonly string[] = [],
): Promise<RegistryEntry[]> => {
  const { current } = releasesInUse.parse(JSON.parse(await readFile(join(folder, 'registry.json'), 'utf8')));
  const entries = await Promise.all(
    Object.entries(current).map(async ([name, version]) => {
      try {
        return await readEntry(folder, name, version, developmentOrigins);
      } catch (error) {
        log.error('release not readable', error, { remote: name, version });
        return null;
      }
    }),
  );
  return entries.filter((entry) => entry !== null).toSorted((a, b) => (a.name < b.name ? -1 : 1));
};

/** The releases in use now; the same array until the registry's file changes. */
export const watchReleases = (
  folder: string,
  log: Log,
  developmentOrigins: readonly string[] = [],
): (() => Promise<readonly RegistryEntry[]>) =>
  rereadWhenChanged<readonly RegistryEntry[]>({
    mark: () => stat(join(folder, 'registry.json')),
    read: () => readReleases(folder, log, developmentOrigins),
    absent: [],
    failed: (error) => log.error('registry not readable', error),
  });

/** When the releases in use came to this site, by the name of their remote. */
export const changesOf = async (
  folder: string,
  { remotes }: Pick<Registry, 'remotes'>,
): Promise<ReadonlyMap<string, Date>> => {
  const changes = await Promise.all(
    remotes.map(async ({ name, version }): Promise<[string, Date][]> => {
      // A development server keeps its remote elsewhere.
      const found = await stat(join(folder, 'remotes', name, version, 'release.json')).catch(() => null);
      return found === null ? [] : [[name, found.mtime]];
    }),
  );
  return new Map(changes.flat());
};
