import { createHash } from 'node:crypto';
import type { PageEntry, RegistryEntry } from '@phila/contract';

/** The folder of releases' file lists, each under its name and version. */
export const RELEASES = '/releases';

/** Serialises the lists that another remote's page leaves out; they never change for a release. */
export const filesText = ({
  integrity,
  preload,
  shares,
}: Pick<RegistryEntry, 'integrity' | 'preload' | 'shares'>): string =>
  JSON.stringify({ integrity, preload, shares });

/**
 * A remote as the page of another one has it: its entry's hash, and where those of its other files are. Hashes are random
 * letters, which no encoding makes smaller: of all remotes they were more than half of each page.
 */
export const withoutFiles = (entry: RegistryEntry): PageEntry => {
  const { name, version, integrity } = entry;
  const ofEntry = integrity[entry.entry];
  // Nothing is checked of a development server's files.
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
