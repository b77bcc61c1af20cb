import { area, type WholeService } from '../../core/area.ts';
import * as tables from './tables.ts';
import { personal } from './personal.ts';
import { demo } from './demo.ts';
import { emptyingTrash } from './sweeping.ts';
import { calls, documentTypes, DOCUMENT_QUOTA, LARGEST_DOCUMENT } from '@phila/contract';
import { implement, implementPrepared } from '../../core/calls/implement.ts';
import type { Context, Implementation } from '../../core/calls/implement.ts';
import { notFound } from '../../core/http/refusal.ts';
import {
  blobKey,
  countInTrash,
  emptyTrash,
  findByBlob,
  findById,
  hasDocument,
  listDocuments,
  moveDocument,
  removeForGood,
  renameDocument,
  restoreDocument,
  setExpiry,
  trashDocuments,
} from './documents.ts';
import {
  allFolders,
  foldersWithin,
  makeFolder,
  mustHaveFolder,
  removeFolder,
  renameFolder,
} from './folders.ts';
import { keepDocument, prepareDocument } from './keep.ts';
import { TRASH } from './tables.ts';
import { thumbnailOf } from './thumbnail.ts';
import { usedBytes } from './usage.ts';
import { isGuid } from '../../core/database/is-guid.ts';
import { isPicture } from '../../core/uploads/uploaded-document.ts';

const { documents } = calls;

const assertOwned: Implementation['assertOwned'] = async (
  { params },
  { database, person }: Context<'person'>,
) => {
  const id = params['id'] ?? params['fileId'];
  if (!isGuid(id) || !(await hasDocument(database, person.id, id))) {
    throw notFound();
  }
};

const ofOwn = (implementation: Implementation): Implementation => ({ ...implementation, assertOwned });

const byBlob = async ({ database, person }: Context<'person'>, blobId: string) => {
  const found = isGuid(blobId) ? await findByBlob(database, person.id, blobId) : null;
  if (found === null) throw notFound();
  return found;
};

/** My Documents (specification: documents). */
const answers = ({ areas }: WholeService): Implementation[] => [
  implement(documents.folders, (_input, { database, person }) => allFolders(database, person.id)),
  implement(documents.foldersWithin, ({ params }, { database, person }) =>
    foldersWithin(database, person.id, params.parentId),
  ),
  implement(documents.folder.create, ({ body }, { database, person }) =>
    makeFolder(database, person.id, body),
  ),
  implement(documents.folder.rename, ({ params, body }, { database, person }) =>
    renameFolder(database, person.id, params.folderId, body.folderName),
  ),
  implement(documents.folder.remove, async ({ params }, { database, person }) => {
    await removeFolder(database, person.id, params.folderId);
    return true as const;
  }),
  implement(documents.documentsPerFolder, async ({ params, query }, { database, person }) => {
    await mustHaveFolder(database, person.id, params.folderId);
    return listDocuments(database, person.id, params.folderId, query);
  }),
  implement(documents.file, async ({ query }, context) => {
    const found = await byBlob(context, query.FileName);
    return {
      contentType: found.contentType,
      fileName: found.originalDocumentName,
      size: found.size,
      bytes: async () => {
        const bytes = await context.blobs.get(blobKey(found.blobId));
        if (bytes === null) throw notFound();
        return bytes;
      },
    };
  }),
  ofOwn(
    implement(documents.thumbnail, async ({ params, query: { Width = '320' } }, context) => {
      const found = await findById(context.database, context.person.id, params.id);
      if (found === null || !isPicture(found)) throw notFound();
      return {
        contentType: 'image/webp',
        // The bytes of a document never change, so its name identifies them.
        etag: `"${found.blobId}-${Width}"`,
        bytes: () => thumbnailOf(context, found, Number(Width)),
      };
    }),
  ),
  implementPrepared(
    documents.upload,
    ({ body, file }, context) => prepareDocument(context, context.person.id, body.FolderId, file),
    ({ body }, context, prepared) => keepDocument(context, context.person.id, body.FolderId, prepared),
  ),
  implement(documents.remove, async ({ body }, context) => {
    const { id } = await byBlob(context, body.fileName);
    await trashDocuments(context.database, areas, context.person.id, [id], context.clock.now());
    return true as const;
  }),
  implement(documents.removeSeveral, async ({ body }, context) => {
    await trashDocuments(context.database, areas, context.person.id, body.ids, context.clock.now());
    return true as const;
  }),
  ofOwn(
    implement(documents.rename, ({ params, body }, { database, person, clock }) =>
      renameDocument(database, person.id, params.id, body.fileName, clock.now()),
    ),
  ),
  ofOwn(
    implement(documents.move, ({ params, body }, { database, person, clock }) =>
      moveDocument(database, person.id, params.fileId, body.folderId, clock.now()),
    ),
  ),
  ofOwn(
    implement(documents.setExpiry, ({ params, body }, { database, person, clock }) =>
      setExpiry(database, person.id, params.id, body.expiryDate, clock.now()),
    ),
  ),
  implement(documents.trash, ({ query }, { database, person }) =>
    listDocuments(database, person.id, TRASH, query),
  ),
  ofOwn(
    implement(documents.restore, ({ params }, { database, person, clock }) =>
      restoreDocument(database, person.id, params.id, clock.now()),
    ),
  ),
  ofOwn(
    implement(documents.removeForGood, async ({ params }, { database, person, clock }) => {
      await removeForGood(database, person.id, params.id, clock.now());
      return true as const;
    }),
  ),
  implement(documents.emptyTrash, async (_input, { database, person, clock }) => {
    await emptyTrash(database, person.id, clock.now());
    return true as const;
  }),
  implement(documents.quota, async (_input, { database, person }) => ({
    used: await usedBytes(database, person.id),
    total: DOCUMENT_QUOTA,
    largestFile: LARGEST_DOCUMENT,
    inTrash: await countInTrash(database, person.id),
    types: Object.values(documentTypes).map(({ label }) => label),
  })),
];

export const documentsArea = area({
  name: 'documents',
  answers,
  tables,
  personal,
  tasks: [emptyingTrash],
  keptFor: ['Documents you moved to the trash'],
  demo,
});
