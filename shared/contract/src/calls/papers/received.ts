import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { paperKinds } from './paper-words.ts';

/* Papers that employers handed over, for the person who has them; they keep them after leaving the employer. */

const received = z.object({
  id: z.guid(),
  fileName: z.string(),
  kind: z.enum(paperKinds),
  /** Name that the employer gave the batch, such as "November 2026". */
  title: z.string(),
  /** Size in bytes. */
  size: z.int(),
  /** ISO 8601. */
  handedOverAt: z.string(),
  /** First time that it was opened or said to be read, as the employer sees it; null until then. */
  readAt: z.nullable(z.string()),
});
export type ReceivedPaper = z.output<typeof received>;

const fromEmployer = z.object({
  osNo: z.int(),
  osName: z.string(),
  /** Data URL or bare base64, as in `OrganisationStructure`; null for none. */
  logo: z.nullable(z.string()),
  /** The latest first. */
  papers: z.array(received),
});
export type PapersOfEmployer = z.output<typeof fromEmployer>;

/** Avoids the name `id`, because it is reserved for rows that a call of their own adds. */
const params = z.strictObject({ paperId: z.guid() });
const path = '/Account/papers';

export const receivedPapers = call({
  method: 'GET',
  path,
  access: 'person',
  summary:
    'The papers that employers handed over to the person and did not withdraw, by employer, the one with the latest paper first.',
  value: z.array(fromEmployer),
});

export const receivedPaperFile = call({
  method: 'GET',
  path: `${path}/{paperId}/content`,
  access: 'person',
  summary:
    'A paper that was handed over to the person, as a PDF. Opening it gives the employer a receipt. 404 for any other, and for a withdrawn one.',
  params,
});

export const readPaper = call({
  method: 'POST',
  path: `${path}/{paperId}/read`,
  access: 'person',
  summary:
    'Says that the person has read a paper: the employer gets a receipt. Once more changes nothing, the first time counts.',
  params,
  value: received,
});
