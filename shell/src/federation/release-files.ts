import type { PageEntry, RegistryEntry } from '@phila/contract/remote';
import { enforceIntegrity } from './integrity.ts';

/** Lists of a release's files: the page contains its own remote's, and only the address of others'. */
type ReleaseFiles = Pick<RegistryEntry, 'integrity' | 'preload' | 'shares'>;

/** Lists loaded or loading, by address; null for a failed one. */
const asked = new Map<string, Promise<ReleaseFiles | null>>();

const fetchFiles = async (
  entry: PageEntry,
  { href, integrity }: NonNullable<PageEntry['files']>,
): Promise<ReleaseFiles | null> => {
  try {
    const response = await fetch(href, { integrity });
    if (!response.ok) throw new Error(`${href} answered ${response.status}`);
    const files = (await response.json()) as ReleaseFiles;
    enforceIntegrity({ remotes: [{ ...entry, ...files }] });
    return files;
  } catch {
    // The browser refuses what it has no hash for, and Retry asks the registry, which has all of them.
    asked.delete(href);
    return null;
  }
};

/** Resolves once the hashes of all files of a remote are known, with them; null where the page has them. Never fails. */
export const filesOf = (entry: PageEntry): Promise<ReleaseFiles | null> | null => {
  const { files } = entry;
  if (!files) return null;
  const found = asked.get(files.href) ?? fetchFiles(entry, files);
  asked.set(files.href, found);
  return found;
};
