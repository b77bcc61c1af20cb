import { documentFolders } from '@phila/contract/documents';
import { navigate } from '@phila/platform';
import { useLocation } from 'react-router-dom';

const PAGE = '/documents';

const slugs = new Map<number, string>(Object.entries(documentFolders).map(([slug, id]) => [id, slug]));

/**
 * Address of a folder: `/documents/identity` for a standard one, `/documents/12` for the person's own. Its name may be
 * personal and must stay out of addresses.
 */
export const folderAddress = (id: number): string => `${PAGE}/${slugs.get(id) ?? id}`;

/** Id for an address that no folder can have. */
export const NO_FOLDER = -1;

/** Id of the folder in the address; null for the page itself, `NO_FOLDER` for anything else. */
export const folderOf = (pathname: string): number | null => {
  const [, slug = '', ...more] = pathname
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');
  if (slug === '') return null;
  if (more.length > 0) return NO_FOLDER;
  for (const [id, name] of slugs) if (name === slug) return id;
  // Accepts a standard folder by name only, so that no folder has two addresses.
  return /^[1-9]\d{0,6}$/.test(slug) && !slugs.has(Number(slug)) ? Number(slug) : NO_FOLDER;
};

/** State kept in an entry of the browser's history. */
interface FolderState {
  /** Entries between it and the page without a folder; undefined if the folder was opened by its address. */
  folders?: number;
  /** Previous folder in the history. */
  cameFrom?: number | null;
  /** Search text of the folder (@phila/ui, list). */
  words?: unknown;
  /** Number of the entries that belong to dialogs (@phila/ui, close-on-back). */
  depth?: number;
}

const state = (): FolderState => (window.history.state ?? {}) as FolderState;

/** Opens a folder; Back returns to the previous place. */
export const openFolder = (id: number): void => {
  const { folders, depth = 0 } = state();
  const cameFrom = folderOf(window.location.pathname);
  const gone = cameFrom === null ? 1 : folders === undefined ? undefined : folders + depth + 1;
  navigate(folderAddress(id));
  window.history.replaceState({ ...window.history.state, folders: gone, cameFrom }, '');
};

/** Leaves the folders: goes back if the person came from the page, or else replaces the folder with it. */
export const leaveFolders = (): void => {
  const { folders, depth = 0 } = state();
  if (folders === undefined) navigate(PAGE, { replace: true });
  else window.history.go(-(folders + depth));
};

/** Opens the parent folder, by Back if the person came from it. */
export const openParent = (parentId: number): void => {
  const { cameFrom, depth = 0, words: _words, ...kept } = state();
  if (cameFrom === parentId) {
    window.history.go(-(1 + depth));
    return;
  }
  navigate(folderAddress(parentId), { replace: true });
  window.history.replaceState({ ...kept, depth }, '');
};

/** Returns the folder in the address. */
export const useFolder = (): number | null => folderOf(useLocation().pathname);
