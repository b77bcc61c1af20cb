import * as z from 'zod/mini';
import { call } from '../../../call.ts';
import { careerImport } from '../../../cv/career-import.ts';
import { cvRecords } from '../../../cv/document.ts';
import { cvBody, cvChoices, cvUpdate, savedCv } from '../../../cv/saved-cv.ts';
import { rowId } from '../../../records/record-schema.ts';
import { cvPageCount } from './page-count.ts';

/* A person's CVs and their files (specification: career, "CVs"). */

/** Ms: drawing a CV may take 20 s, and it may have to wait for others. */
const UNTIL_DRAWN = 60_000;

const one = z.strictObject({ id: rowId });

export const list = call({
  method: 'GET',
  path: '/Career/cvs',
  access: 'person',
  summary: "The person's CVs, oldest first. Everybody has one; the first has the id of its owner.",
  value: z.array(savedCv),
});

export const create = call({
  method: 'POST',
  path: '/Career/cvs',
  access: 'person',
  status: 201,
  summary: 'Keeps another CV; a duplicate is the choices of one under another name.',
  idempotencyKey: true,
  body: cvBody,
  value: savedCv,
});

export const update = call({
  method: 'PUT',
  path: '/Career/cvs/{id}',
  access: 'person',
  summary:
    "Changes one of the person's own CVs; choices that are left out stay as they are. A stale version is refused with 409.",
  params: one,
  body: cvUpdate,
  merges: { id: null },
  value: savedCv,
});

export const remove = call({
  method: 'DELETE',
  path: '/Career/cvs/{id}',
  access: 'person',
  summary:
    "Deletes one of the person's own CVs and its links. After the last, the first is there again, as new.",
  params: one,
  value: z.literal(true),
});

export const content = call({
  method: 'GET',
  path: '/Career/cv-content',
  access: 'person',
  summary:
    "What the person's CVs say: their records with names instead of ids, the latest first, and their picture.",
  value: cvRecords,
});

export const file = call({
  method: 'POST',
  path: '/Career/cv-file',
  access: 'person',
  limit: 'pdf',
  saves: false,
  timeout: UNTIL_DRAWN,
  summary:
    'A CV with these choices as PDF, named after the person. A paid layout that they did not buy has a watermark.',
  body: cvChoices,
});

export const wordFile = call({
  method: 'POST',
  path: '/Career/cv-word',
  access: 'person',
  limit: 'pdf',
  saves: false,
  timeout: UNTIL_DRAWN,
  summary:
    'A CV with these choices as a Word document (.docx), named after the person: its words in their order, without a layout.',
  body: cvChoices,
});

export const textFile = call({
  method: 'POST',
  path: '/Career/cv-text',
  access: 'person',
  limit: 'pdf',
  saves: false,
  timeout: UNTIL_DRAWN,
  summary:
    'A CV with these choices as plain text in UTF-8, named after the person: to paste into the form of a job portal.',
  body: cvChoices,
});

/** Named as in the specification, or `CV_{id}.pdf`. */
export const savedFile = call({
  method: 'GET',
  path: '/Wealth/cv-pdf/{id}',
  access: 'person',
  limit: 'pdf',
  timeout: UNTIL_DRAWN,
  summary: "One of the person's own CVs as PDF. A paid layout that they did not buy has a watermark.",
  params: one,
});

/** Layout to preview instead of the saved one, in its default colour. */
const template = z.optional(z.enum(['0', '30', '31']));

export const pages = call({
  method: 'GET',
  path: '/Career/cvs/{id}/pages',
  access: 'person',
  limit: 'cvPage',
  timeout: UNTIL_DRAWN,
  summary: "How many pages one of the person's own CVs has, as it is saved or in another layout.",
  params: one,
  query: z.strictObject({ Template: template }),
  value: cvPageCount,
});

export const page = call({
  method: 'GET',
  path: '/Career/cvs/{id}/pages/{page}',
  access: 'person',
  limit: 'cvPage',
  timeout: UNTIL_DRAWN,
  summary:
    "A page of one of the person's own CVs as a WebP picture, as it is saved or in another layout. A paid layout that they did not buy has a watermark.",
  params: z.strictObject({
    id: rowId,
    /** Counted from 1. */
    page: z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(150)),
  }),
  query: z.strictObject({
    Template: template,
    /** Width in pixels; default: 720. */
    Width: z.optional(z.enum(['360', '720', '1080'])),
  }),
});

export const importProfile = call({
  method: 'POST',
  path: '/Career/import',
  access: 'person',
  status: 201,
  summary: 'Adds entries of a CV that the person brought along to their records: all of them, or none.',
  idempotencyKey: true,
  body: careerImport,
  /** Number of entries added. */
  value: z.object({ added: z.int() }),
});
