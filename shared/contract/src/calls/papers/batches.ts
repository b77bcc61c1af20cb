import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LARGEST_DOCUMENT } from '../../documents/document-types.ts';
import { pageOf, pageQuery } from '../../page.ts';
import { may } from '../../permissions/permission.ts';
import { oneLine, storableText } from '../../rules/text.ts';
import {
  MOST_PAPERS,
  PAPER_REASON_LENGTH,
  PAPER_TITLE_LENGTH,
  paperEvidence,
  paperKinds,
  paperStates,
} from './paper-words.ts';

/* Papers that an organisation's administrators hand over to its confirmed members. */

const path = '/Account/organizational-structure/{guid}/papers';
const ofOrganisation = z.strictObject({ guid: z.guid() });
/** Avoids the name `id`, because it is reserved for rows owned by a person. */
const ofBatch = z.strictObject({ guid: z.guid(), batchId: z.guid() });
const ofPaper = z.strictObject({ guid: z.guid(), batchId: z.guid(), paperId: z.guid() });

/** ISO 8601; null until then. */
const moment = z.nullable(z.string());

const batch = z.object({
  id: z.guid(),
  kind: z.enum(paperKinds),
  /** Name for people, such as "November 2026". */
  title: z.string(),
  /** ISO 8601. */
  addedAt: z.string(),
  /** Time of the latest hand-over. */
  handOverAt: moment,
  /** True while a job hands papers over. */
  isUnderWay: z.boolean(),
  /** True if a hand-over was stopped, or broke off, with matched papers left. */
  isStopped: z.boolean(),
  /** Files in each state; `handedOver` are those that people have now. */
  counts: z.object({
    unread: z.int(),
    matched: z.int(),
    several: z.int(),
    none: z.int(),
    notPdf: z.int(),
    seenBefore: z.int(),
    handedOver: z.int(),
    withdrawn: z.int(),
  }),
  /** Papers handed over that were opened or said to be read. */
  read: z.int(),
});
export type PaperBatch = z.output<typeof batch>;

const paper = z.object({
  id: z.guid(),
  fileName: z.string(),
  /** Size in bytes. */
  size: z.int(),
  state: z.enum(paperStates),
  /** Account of the person it is for, and their name; null for none. */
  personId: z.nullable(z.guid()),
  personName: z.nullable(z.string()),
  /** Evidence for the person; null for none. */
  by: z.nullable(z.enum(paperEvidence)),
  /** For `several`: the names of the first of them. */
  several: z.array(z.string()),
  handedOverAt: moment,
  /** Receipt: first time that the person opened it or said that they read it. */
  readAt: moment,
  withdrawnAt: moment,
  withdrawnReason: z.nullable(z.string()),
});
export type HandedPaper = z.output<typeof paper>;

const line = (message: string, most: number) =>
  z.string(message).check(oneLine(), z.minLength(1, message), ...storableText(most));

const reason = z.strictObject({ reason: line('Please enter why you withdraw it', PAPER_REASON_LENGTH) });

const upload = { field: 'File', largest: LARGEST_DOCUMENT } as const;

export const batches = call({
  method: 'GET',
  path,
  access: may('organisation.members.read'),
  summary:
    'The batches of papers that an organisation brought, the latest first, with how many files are in which state.',
  params: ofOrganisation,
  query: z.pick(pageQuery, { PageNumber: true, PageSize: true }),
  value: pageOf(batch),
});

export const batchById = call({
  method: 'GET',
  path: `${path}/{batchId}`,
  access: may('organisation.members.read'),
  summary: 'A batch of papers, with how far its reading and its handing over are.',
  params: ofBatch,
  value: batch,
});

export const addBatch = call({
  method: 'POST',
  path,
  access: may('organisation.members.write'),
  status: 201,
  idempotencyKey: true,
  summary: 'Begins a batch of papers of one kind. No one is told before it is handed over.',
  params: ofOrganisation,
  body: z.strictObject({
    kind: z.enum(paperKinds, 'Please choose from the list'),
    title: line('Please enter what they are called', PAPER_TITLE_LENGTH),
  }),
  value: batch,
});

export const removeBatch = call({
  method: 'DELETE',
  path: `${path}/{batchId}`,
  access: may('organisation.members.write'),
  summary: 'Deletes a batch with its files; 409 once anything of it was handed over.',
  params: ofBatch,
  value: z.literal(true),
});

export const papersOfBatch = call({
  method: 'GET',
  path: `${path}/{batchId}/files`,
  access: may('organisation.members.read'),
  summary: 'The files of a batch by name, all or those in one state or of one person.',
  params: ofBatch,
  query: z.extend(z.pick(pageQuery, { PageNumber: true, PageSize: true }), {
    State: z.optional(z.enum(paperStates)),
    PersonId: z.optional(z.guid()),
  }),
  value: pageOf(paper),
});

export const addPaper = call({
  method: 'POST',
  path: `${path}/{batchId}/files`,
  access: may('organisation.members.write'),
  limit: 'papers',
  status: 201,
  idempotencyKey: true,
  upload,
  summary: `Adds a file to a batch, at most ${MOST_PAPERS}. A job reads it and says who it is for; what is no PDF is not kept.`,
  params: ofBatch,
  value: paper,
});

export const replacePaper = call({
  method: 'POST',
  path: `${path}/{batchId}/files/{paperId}`,
  access: may('organisation.members.write'),
  limit: 'papers',
  idempotencyKey: true,
  upload,
  summary: 'Puts another file in place of one that is not handed over; it is read again. 409 afterwards.',
  params: ofPaper,
  value: paper,
});

export const choosePerson = call({
  method: 'PUT',
  path: `${path}/{batchId}/files/{paperId}/person`,
  access: may('organisation.members.write'),
  summary:
    'Says who a file is for, among the confirmed members (404 for others). 409 once it is handed over, and for what is no PDF.',
  params: ofPaper,
  body: z.strictObject({ personId: z.guid() }),
  value: paper,
});

export const leavePaperOut = call({
  method: 'DELETE',
  path: `${path}/{batchId}/files/{paperId}`,
  access: may('organisation.members.write'),
  summary: 'Leaves a file out of its batch and deletes it; 409 once it is handed over.',
  params: ofPaper,
  value: z.literal(true),
});

export const paperFile = call({
  method: 'GET',
  path: `${path}/{batchId}/files/{paperId}/content`,
  access: may('organisation.members.read'),
  summary: 'A file of a batch as the organisation brought it. Opening it is no receipt.',
  params: ofPaper,
});

export const handOver = call({
  method: 'POST',
  path: `${path}/{batchId}/hand-over`,
  access: may('organisation.members.write'),
  stepUp: 'organisations',
  summary:
    'Hands the matched papers of a batch over, or goes on where it was stopped; each person is told. Other files stay in the batch. 409 while files are read, and where nothing is matched.',
  params: ofBatch,
  value: batch,
});

export const stopHandOver = call({
  method: 'POST',
  path: `${path}/{batchId}/stop`,
  access: may('organisation.members.write'),
  summary: 'Stops handing over. What people have they keep; one that has ended stays as it is.',
  params: ofBatch,
  value: batch,
});

export const withdrawBatch = call({
  method: 'POST',
  path: `${path}/{batchId}/withdraw`,
  access: may('organisation.members.write'),
  stepUp: 'organisations',
  summary:
    'Withdraws every paper of a batch that was handed over: the files are deleted, and the list keeps the lines. 409 while it is handed over.',
  params: ofBatch,
  body: reason,
  value: batch,
});

export const withdrawPaper = call({
  method: 'POST',
  path: `${path}/{batchId}/files/{paperId}/withdraw`,
  access: may('organisation.members.write'),
  stepUp: 'organisations',
  summary:
    'Withdraws a paper: the person no longer has it, its file is deleted, and the list keeps its line. 409 for one that was not handed over.',
  params: ofPaper,
  body: reason,
  value: paper,
});
