import { calls } from '@phila/contract';
import { answersOf, type WholeService } from '../../../core/area.ts';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { notFound } from '../../../core/http/refusal.ts';
import { addDocument, documentFile, listDocumentsOf, removeDocument } from './documents.ts';
import { organisationOfMember, readRoom } from './room.ts';

const { organisation } = calls;

/** The room of an organisation: what its administrators fill, for its confirmed members alone. */
export const answers = (services: WholeService): Implementation[] => [
  implement(organisation.room, async (_input, context) => {
    const room = await readRoom(answersOf(services), context);
    if (room === null) throw notFound();
    return room;
  }),
  implement(organisation.roomDocumentFile, async ({ params }, context) => {
    const own = await organisationOfMember(context.database, context.person);
    if (own === null) throw notFound();
    return documentFile(context, own.osNo, params.documentId);
  }),
  implement(organisation.roomDocuments, ({ params }, context) => listDocumentsOf(context, params.guid)),
  implement(organisation.addRoomDocument, ({ params, file }, context) =>
    addDocument(context, params.guid, file),
  ),
  implement(organisation.removeRoomDocument, ({ params }, context) => removeDocument(context, params)),
];
