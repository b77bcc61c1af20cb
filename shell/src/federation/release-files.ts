import type { PageEntry, RegistryEntry } from '@phila/contract/remote';
import { own } from '@phila/platform/host';
import { enforceIntegrity } from './integrity.ts';

/** File list of a release; the page contains its own remote's, and only addresses for others. */
type ReleaseFiles = Pick<RegistryEntry, 'integrity' | 'preload' | 'shares'>;

/** Lists loaded or loading, by address; null for a failed one. */
const asked = new Map<string, Promise<ReleaseFiles | null>>();

const fetchFiles = async (
  entry: PageEntry,
  { href, integrity }: NonNullable<PageEntry['files']>,
): Promise<ReleaseFiles | null> => {
  try {
    const response = await own().fetch(href, { integrity });
    if (!response.ok) throw new Error(`${href} answered ${response.status}`);
    const files = (await response.json()) as ReleaseFiles;
    enforceIntegrity({ remotes: [{ ...entry, ...files }] });
    return files;
  } catch {
    // Forgets the failure: without hashes the browser refuses the files, and Retry reads them from the registry.
    asked.delete(href);
    return null;
  }
};

/** Resolves with the hashes of a remote's files once known; null if the page has them. Never rejects. */
export const filesOf = (entry: PageEntry): Promise<ReleaseFiles | null> | null => {
  const { files } = entry;
  if (!files) return null;
  const found = asked.get(files.href) ?? fetchFiles(entry, files);
  asked.set(files.href, found);
  return found;
};
