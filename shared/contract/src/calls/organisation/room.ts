import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LARGEST_DOCUMENT } from '../../documents/document-types.ts';
import { may } from '../../permissions/permission.ts';

/* Room of an organisation, for the people whose membership it has confirmed. */

const line = z.nullable(z.string());

const roomDocument = z.object({
  id: z.guid(),
  fileName: z.string(),
  /** Size in bytes. */
  size: z.int(),
  /** ISO 8601. */
  addedAt: z.string(),
});
export type RoomDocument = z.output<typeof roomDocument>;

const employerRoom = z.object({
  osNo: z.int(),
  osName: z.string(),
  greeting: line,
  /** Person or team of HR; null if nothing of it is known. */
  contact: z.nullable(z.object({ name: line, email: line, phone: line })),
  /** In the order of the organisation. */
  links: z.array(z.object({ label: z.string(), address: z.string(), icon: z.string() })),
  /** Announcements of today, the latest first; the text is Markdown. */
  announcements: z.array(
    z.object({ title: z.string(), text: line, startDate: z.string(), endDate: z.string() }),
  ),
  documents: z.array(roomDocument),
  /** Papers that it handed over to the person, and those of them that are not read; left out for none. */
  papers: z.optional(z.object({ all: z.int(), unread: z.int() })),
});
export type EmployerRoom = z.output<typeof employerRoom>;

export const room = call({
  method: 'GET',
  path: '/Account/employer-room',
  access: 'person',
  summary:
    'What the organisation of the profile in use shows its confirmed members today; 404 for everyone else, and while there is nothing.',
  value: employerRoom,
});

/** Avoids the name `id`, because it is reserved for rows owned by a person. */
const documentId = z.guid();

export const roomDocumentFile = call({
  method: 'GET',
  path: '/Account/employer-room/documents/{documentId}',
  access: 'person',
  summary:
    'A document of the organisation of the profile in use, for its confirmed members; 404 for everyone else.',
  params: z.strictObject({ documentId }),
});

const path = '/Account/organizational-structure/{guid}/documents';

export const roomDocuments = call({
  method: 'GET',
  path,
  access: may('organisation.structures.read'),
  summary: 'The documents that an organisation shows all of its members, the latest first.',
  params: z.strictObject({ guid: z.guid() }),
  value: z.array(roomDocument),
});

export const addRoomDocument = call({
  method: 'POST',
  path,
  access: may('organisation.structures.write'),
  stepUp: 'organisations',
  limit: 'upload',
  status: 201,
  idempotencyKey: true,
  upload: { field: 'File', largest: LARGEST_DOCUMENT },
  summary: 'Adds a PDF that all members of an organisation can open; at most 50.',
  params: z.strictObject({ guid: z.guid() }),
  value: roomDocument,
});

export const removeRoomDocument = call({
  method: 'DELETE',
  path: `${path}/{documentId}`,
  access: may('organisation.structures.write'),
  stepUp: 'organisations',
  summary: 'Removes a document of an organisation: its members can no longer open it.',
  params: z.strictObject({ guid: z.guid(), documentId }),
  value: z.literal(true),
});
