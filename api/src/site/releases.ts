import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { registryEntry } from '@phila/contract';
import type { Registry, RegistryEntry } from '@phila/contract';
import * as z from 'zod/mini';
import type { Log } from '../core/http/log.ts';
import { rereadWhenChanged } from './reread.ts';

/** `DATA_DIR/site/registry.json`, written by `npm run release`: each remote's release in use. */
const releasesInUse = z.object({
  current: z.record(z.string(), z.string()),
});

/** True for a single, harmless path segment. */
const isPlain = (segment: string): boolean => /^[\w.+-]+$/.test(segment) && !/^\.+$/.test(segment);

/** A release's address: its folder on this site, or a development server. */
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
 * @throws for an unknown release
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

/** The releases in use, by remote. An unreadable one is left out and logged, and the rest works. */
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

/** The releases in use; the same array until the registry's file changes. */
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

/** When the releases in use were installed, by remote. */
export const changesOf = async (
  folder: string,
  { remotes }: Pick<Registry, 'remotes'>,
): Promise<ReadonlyMap<string, Date>> => {
  const changes = await Promise.all(
    remotes.map(async ({ name, version }): Promise<[string, Date][]> => {
      // A development server's remote has no such file.
      const found = await stat(join(folder, 'remotes', name, version, 'release.json')).catch(() => null);
      return found === null ? [] : [[name, found.mtime]];
    }),
  );
  return new Map(changes.flat());
};
