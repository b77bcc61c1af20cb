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

/** Address of the folder with the papers of an employer: `/documents/from-7`. */
export const employerAddress = (osNo: number): string => `${PAGE}/from-${osNo}`;

/** Id for an address that no folder can have. */
export const NO_FOLDER = -1;

const partsOf = (pathname: string): string[] =>
  pathname
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');

/** Number of the employer whose papers the address names; null for any other address. */
export const employerOf = (pathname: string): number | null => {
  const [, slug = '', ...more] = partsOf(pathname);
  const found = more.length > 0 ? null : /^from-([1-9]\d{0,9})$/.exec(slug);
  return found === null ? null : Number(found[1]);
};

/** Id of the folder in the address; null for the page itself, `NO_FOLDER` for anything else. */
export const folderOf = (pathname: string): number | null => {
  const [, slug = '', ...more] = partsOf(pathname);
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

const open = (address: string): void => {
  const { folders, depth = 0 } = state();
  const cameFrom = folderOf(window.location.pathname);
  const gone = cameFrom === null ? 1 : folders === undefined ? undefined : folders + depth + 1;
  navigate(address);
  window.history.replaceState({ ...window.history.state, folders: gone, cameFrom }, '');
};

/** Opens a folder; Back returns to the previous place. */
export const openFolder = (id: number): void => open(folderAddress(id));

/** Opens the papers of an employer; Back returns to the previous place. */
export const openEmployer = (osNo: number): void => open(employerAddress(osNo));

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

/** Place that the address names: a folder of the person's own, the papers of an employer, or null for the page itself. */
export type Place = { what: 'folder'; folderId: number } | { what: 'papers'; osNo: number };

/** Returns what the address names. */
export const usePlace = (): Place | null => {
  const { pathname } = useLocation();
  const osNo = employerOf(pathname);
  if (osNo !== null) return { what: 'papers', osNo };
  const folderId = folderOf(pathname);
  return folderId === null ? null : { what: 'folder', folderId };
};
