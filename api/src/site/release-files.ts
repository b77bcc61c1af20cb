import { createHash } from 'node:crypto';
import type { PageEntry, RegistryEntry } from '@phila/contract';

/** The path of releases' file lists, by name and version. */
export const RELEASES = '/releases';

/** Serialises the file lists left out of other remotes' pages; a release's never change. */
export const filesText = ({
  integrity,
  preload,
  shares,
}: Pick<RegistryEntry, 'integrity' | 'preload' | 'shares'>): string =>
  JSON.stringify({ integrity, preload, shares });

/**
 * A remote as pages of other remotes describe it: the hash of its entry, and the address of its other hashes. Hashes do
 * not compress: with all remotes' hashes they were more than half of each page.
 */
export const withoutFiles = (entry: RegistryEntry): PageEntry => {
  const { name, version, integrity } = entry;
  const ofEntry = integrity[entry.entry];
  // Development servers' files have no integrity.
  if (ofEntry === undefined) return entry;
  const hash = createHash('sha384').update(filesText(entry)).digest('base64');
  return {
    ...entry,
    integrity: { [entry.entry]: ofEntry },
    preload: {},
    shares: {},
    files: { href: `${RELEASES}/${name}/${version}/files.json`, integrity: `sha384-${hash}` },
  };
};
