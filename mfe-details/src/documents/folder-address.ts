import { documentFolders } from '@phila/contract/documents';
import { navigate } from '@phila/platform';
import { useLocation } from 'react-router-dom';

const PAGE = '/documents';

const slugs = new Map<number, string>(Object.entries(documentFolders).map(([slug, id]) => [id, slug]));

/**
 * The address of a folder: `/documents/identity` for one that every account has, `/documents/12` for one of the person's
 * own, whose name may be personal and stays out of addresses.
 */
export const folderAddress = (id: number): string => `${PAGE}/${slugs.get(id) ?? id}`;

/** An address below the page that no folder can have. */
export const NO_FOLDER = -1;

/** The id of the folder that an address names; null for the page itself, `NO_FOLDER` for anything else. */
export const folderOf = (pathname: string): number | null => {
  const [, slug = '', ...more] = pathname
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');
  if (slug === '') return null;
  if (more.length > 0) return NO_FOLDER;
  for (const [id, name] of slugs) if (name === slug) return id;
  // A folder that every account has is known by its name alone, so that no folder has two addresses.
  return /^[1-9]\d{0,6}$/.test(slug) && !slugs.has(Number(slug)) ? Number(slug) : NO_FOLDER;
};

/** Kept in an entry of the browser's history. */
interface FolderState {
  /** How many entries lie between it and the page without a folder; none where the folder was opened by its address. */
  folders?: number;
  /** The folder before this one in the history. */
  cameFrom?: number | null;
  /** What was searched for in it (@phila/ui, list). */
  words?: unknown;
  /** How many of the entries are those of dialogs (@phila/ui, close-on-back). */
  depth?: number;
}

const state = (): FolderState => (window.history.state ?? {}) as FolderState;

/** Opens a folder: Back leads to where the person was. */
export const openFolder = (id: number): void => {
  const { folders, depth = 0 } = state();
  const cameFrom = folderOf(window.location.pathname);
  const gone = cameFrom === null ? 1 : folders === undefined ? undefined : folders + depth + 1;
  navigate(folderAddress(id));
  window.history.replaceState({ ...window.history.state, folders: gone, cameFrom }, '');
};

/** Leaves the folders: back to the page where the person came from it, otherwise to the page in the place of the folder. */
export const leaveFolders = (): void => {
  const { folders, depth = 0 } = state();
  if (folders === undefined) navigate(PAGE, { replace: true });
  else window.history.go(-(folders + depth));
};

/** Goes up to the folder around the one that is open, by Back where the person came from it. */
export const openParent = (parentId: number): void => {
  const { cameFrom, depth = 0, words: _words, ...kept } = state();
  if (cameFrom === parentId) {
    window.history.go(-(1 + depth));
    return;
  }
  navigate(folderAddress(parentId), { replace: true });
  window.history.replaceState({ ...kept, depth }, '');
};

/** The folder that the address names. */
export const useFolder = (): number | null => folderOf(useLocation().pathname);
