import { documentFolders, FOLDER_NAMES } from '@phila/contract';
import type { DocumentFolder } from '@phila/contract';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { notFound, Refusal } from '../../core/http/refusal.ts';
import { documentFolderRows, documents, documentUsage } from './tables.ts';
import { holdDocuments } from './usage.ts';

/** The most folders of a person, well above ordinary use. */
const MAX_FOLDERS = 200;

const collator = new Intl.Collator('en', { numeric: true });

type Plain = Omit<DocumentFolder, 'documentCount'>;

const fixed: readonly Plain[] = Object.entries(FOLDER_NAMES).map(([id, folderName]) => ({
  id: Number(id),
  folderName,
  folderParentId: 0,
  fixed: true,
}));

const counted = async (
  database: Database,
  personId: string,
  folders: readonly Plain[],
): Promise<DocumentFolder[]> => {
  const rows = await database
    .select({ place: documents.place, documents: count() })
    .from(documents)
    .where(eq(documents.personId, personId))
    .groupBy(documents.place);
  const counts = new Map(rows.map((row) => [row.place, row.documents]));
  return folders.map((folder) => ({ ...folder, documentCount: counts.get(folder.id) ?? 0 }));
};

const ownFolders = async (database: Database, personId: string): Promise<Plain[]> => {
  const { id, folderName, folderParentId } = documentFolderRows;
  const rows = await database
    .select({ id, folderName, folderParentId })
    .from(documentFolderRows)
    .where(eq(documentFolderRows.personId, personId));
  return rows
    .toSorted((a, b) => collator.compare(a.folderName, b.folderName) || a.id - b.id)
    .map((row) => ({ ...row, fixed: false }));
};

/** The five folders of every account, then the person's own by name. */
export const allFolders = async (database: Database, personId: string): Promise<DocumentFolder[]> =>
  counted(database, personId, [...fixed, ...(await ownFolders(database, personId))]);

/** Tells if the folder is the person's; false for the top level itself. */
const hasFolder = async (database: Database, personId: string, id: number): Promise<boolean> =>
  FOLDER_NAMES[id] !== undefined ||
  (await database.$count(
    documentFolderRows,
    and(eq(documentFolderRows.personId, personId), eq(documentFolderRows.id, id)),
  )) > 0;

/** @throws Refusal 404 for an unknown folder, or another person's. */
export const mustHaveFolder = async (database: Database, personId: string, id: number): Promise<void> => {
  if (!(await hasFolder(database, personId, id))) throw notFound();
};

/** Lists subfolders. @throws Refusal 404 for an unknown folder, or another person's. */
export const foldersWithin = async (
  database: Database,
  personId: string,
  parentId: number,
): Promise<DocumentFolder[]> => {
  if (parentId !== 0) await mustHaveFolder(database, personId, parentId);
  const all = [...fixed, ...(await ownFolders(database, personId))];
  return counted(
    database,
    personId,
    all.filter(({ folderParentId }) => folderParentId === parentId),
  );
};

const refused = (message: string): Refusal => new Refusal(422, message, [{ path: 'folderName', message }]);

/** Requires a name that differs from its siblings by more than capitals. */
const mustBeFree = (folders: readonly Plain[], parentId: number, name: string, but?: number): void => {
  const same = folders.some(
    (folder) =>
      folder.folderParentId === parentId &&
      folder.id !== but &&
      folder.folderName.toLowerCase() === name.toLowerCase(),
  );
  if (same) throw refused('There is a folder of this name already');
};

interface NewFolder {
  folderName: string;
  folderParentId: number;
}

/** @throws Refusal 404 for an unknown parent, or another person's, 422 for a taken name. */
export const makeFolder = (
  database: Database,
  personId: string,
  { folderName, folderParentId }: NewFolder,
): Promise<DocumentFolder> =>
  database.transaction(async (tx) => {
    const { lastFolderId } = await holdDocuments(tx, personId);
    // Checks after locking, as the parent may have been deleted in the meantime.
    if (folderParentId !== 0) await mustHaveFolder(tx, personId, folderParentId);
    const own = await ownFolders(tx, personId);
    if (own.length >= MAX_FOLDERS) throw refused(`You can have at most ${MAX_FOLDERS} folders`);
    mustBeFree([...fixed, ...own], folderParentId, folderName);
    const id = lastFolderId + 1;
    await tx.insert(documentFolderRows).values({ personId, id, folderName, folderParentId });
    await tx.update(documentUsage).set({ lastFolderId: id }).where(eq(documentUsage.personId, personId));
    return { id, folderName, folderParentId, documentCount: 0, fixed: false };
  });

/** @throws Refusal 404 for an unknown folder, another person's, or one of the five; 422 for a taken name. */
export const renameFolder = (
  database: Database,
  personId: string,
  id: number,
  folderName: string,
): Promise<DocumentFolder> =>
  database.transaction(async (tx) => {
    await holdDocuments(tx, personId);
    const own = await ownFolders(tx, personId);
    const folder = own.find((one) => one.id === id);
    if (folder === undefined) throw notFound();
    mustBeFree([...fixed, ...own], folder.folderParentId, folderName, id);
    await tx
      .update(documentFolderRows)
      .set({ folderName })
      .where(and(eq(documentFolderRows.personId, personId), eq(documentFolderRows.id, id)));
    const [renamed] = await counted(tx, personId, [{ ...folder, folderName }]);
    if (renamed === undefined) throw notFound();
    return renamed;
  });

/**
 * Deletes an empty folder. Moves its documents in the trash to Other, so that they can be restored.
 * @throws Refusal 404 for an unknown folder, another person's, or one of the five built-in folders; 422 for a folder
 * that is not empty.
 */
export const removeFolder = (database: Database, personId: string, id: number): Promise<void> =>
  database.transaction(async (tx) => {
    await holdDocuments(tx, personId);
    const own = await ownFolders(tx, personId);
    if (!own.some((folder) => folder.id === id)) throw notFound();
    const inIt = await tx.$count(documents, and(eq(documents.personId, personId), eq(documents.place, id)));
    if (inIt > 0 || own.some(({ folderParentId }) => folderParentId === id)) {
      throw new Refusal(422, 'This folder is not empty. Move or delete what is in it first.');
    }
    await tx
      .update(documents)
      .set({ folderId: documentFolders.other })
      .where(and(eq(documents.personId, personId), eq(documents.folderId, id)));
    await tx
      .delete(documentFolderRows)
      .where(and(eq(documentFolderRows.personId, personId), eq(documentFolderRows.id, id)));
  });
