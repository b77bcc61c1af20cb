import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { fileName } from '../../documents/file-name.ts';
import { folder, folderNumber } from './shapes.ts';

const oneFolder = z.strictObject({ folderId: folderNumber });

/** A person's own folders, besides the five of every account. */
export const create = call({
  method: 'POST',
  path: '/Document/folders',
  access: 'person',
  status: 201,
  summary: 'Makes a folder.',
  body: z.strictObject({
    folderName: fileName.schema,
    folderParentId: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  }),
  value: folder,
});

export const rename = call({
  method: 'PUT',
  path: '/Document/folders/{folderId}',
  access: 'person',
  summary: 'Gives a folder of one’s own another name.',
  params: oneFolder,
  body: z.strictObject({ folderName: fileName.schema }),
  value: folder,
});

export const remove = call({
  method: 'DELETE',
  path: '/Document/folders/{folderId}',
  access: 'person',
  summary: 'Deletes a folder of one’s own that is empty.',
  params: oneFolder,
  value: z.literal(true),
});
