import * as z from 'zod/mini';
import { call } from '../../../call.ts';
import { plainCv } from '../../../cv/document.ts';
import { LINK_DAYS } from '../../../cv/shared-cv.ts';
import { rowId } from '../../../records/record-schema.ts';
import { tokenBody } from '../../token-body.ts';
import { cvPageCount } from './page-count.ts';

/* Links that show a CV to anyone holding one (specification: career, "Links to a CV"). Times are ISO 8601. */

const cvLink = z.object({
  id: z.string(),
  cvId: z.string(),
  /** True if contact details of the person and of referees are shown. */
  showsContact: z.boolean(),
  createdOn: z.string(),
  expiresOn: z.string(),
  /** Number of times it was opened. */
  opened: z.int(),
  lastOpenedOn: z.nullable(z.string()),
});
export type CvLink = z.output<typeof cvLink>;

const newCvLink = z.extend(cvLink, {
  /** Page with the token in its fragment; returned only once. */
  address: z.string(),
});
export type NewCvLink = z.output<typeof newCvLink>;

const one = z.strictObject({ id: rowId });

const DAYS_REFUSED = `Please choose ${LINK_DAYS.least} to ${LINK_DAYS.most} days`;

export const links = call({
  method: 'GET',
  path: '/Career/cv-links',
  access: 'person',
  summary: "The links to the person's CVs that work, the latest first.",
  value: z.array(cvLink),
});

export const link = call({
  method: 'POST',
  path: '/Career/cvs/{id}/links',
  access: 'person',
  idempotencyKey: true,
  stepUp: 'sharing',
  stepUpWhen: 'decided',
  status: 201,
  summary: "Makes a link that shows one of the person's own CVs to anyone who has it.",
  params: one,
  body: z.strictObject({
    /** Days until it expires. */
    days: z._default(
      z
        .int(DAYS_REFUSED)
        .check(z.minimum(LINK_DAYS.least, DAYS_REFUSED), z.maximum(LINK_DAYS.most, DAYS_REFUSED)),
      LINK_DAYS.usual,
    ),
    showsContact: z._default(z.boolean(), false),
  }),
  value: newCvLink,
});

export const removeLink = call({
  method: 'DELETE',
  path: '/Career/cv-links/{id}',
  access: 'person',
  summary: "Ends one of the person's own links; it can no longer be opened.",
  params: one,
  value: z.literal(true),
});

const sharedCv = z.object({
  /** CV without hidden entries, and without contact details unless included. */
  document: plainCv,
  expiresOn: z.string(),
});
export type SharedCv = z.output<typeof sharedCv>;

export const openLink = call({
  method: 'POST',
  path: '/Career/shared-cv',
  access: 'anyone',
  limit: 'share',
  summary:
    'The CV that a link shows; counted. 404 for a link that works no longer, and for one that never was.',
  body: tokenBody,
  value: sharedCv,
});

export const sharedFile = call({
  method: 'POST',
  path: '/Career/shared-cv-file',
  access: 'anyone',
  limit: 'share',
  saves: false,
  timeout: 60_000,
  summary: 'The same as PDF. A paid layout has a watermark unless the CV’s owner bought it.',
  body: tokenBody,
});

export const sharedPages = call({
  method: 'POST',
  path: '/Career/shared-cv-pages',
  access: 'anyone',
  limit: 'share',
  saves: false,
  timeout: 60_000,
  summary: 'How many pages the CV has that a link shows. Not counted as an opening.',
  body: tokenBody,
  value: cvPageCount,
});

export const sharedPage = call({
  method: 'POST',
  path: '/Career/shared-cv-page',
  access: 'anyone',
  limit: 'share',
  saves: false,
  timeout: 60_000,
  summary:
    'A page of the CV that a link shows, as a WebP picture. A paid layout has a watermark unless the CV’s owner bought it.',
  body: z.extend(tokenBody, {
    /** Counted from 1. */
    page: z.int().check(z.minimum(1), z.maximum(150)),
    /** Width in pixels. */
    width: z._default(z.enum(['360', '720', '1080']), '720'),
  }),
});
