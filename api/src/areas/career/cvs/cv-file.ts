import { createHash } from 'node:crypto';
import { southAfricanDay } from '@phila/contract';
import {
  type CvChoices,
  type CvDocument,
  cvFileName,
  cvOf,
  type SavedCv,
  sharedCvOf,
  skuOf,
} from '@phila/contract/cv';
import { brand } from '@phila/contract';
import { outlineOf } from '@phila/cv-template/outline';
import type { BlobReply } from '../../../core/calls/implement.ts';
import { makeCvPdf } from '../../../core/pdf/index.ts';
import type { Services } from '../../../core/services.ts';
import { ownsSku } from '../../shop/public.ts';
import { cvText } from './cv-text.ts';
import { readCvRecords } from './cv-records.ts';

/**
 * Makes a CV's document from its owner's records and choices. Decides on the watermark here, by the owner's purchases,
 * not by the reader.
 * @param changedOn when the choices were made, ISO 8601; null for now
 */
export const documentOf = async (
  services: Services,
  ownerId: string,
  choices: CvChoices,
  changedOn: string | null,
): Promise<CvDocument> => {
  const sku = skuOf(choices.templateId);
  return cvOf(await readCvRecords(services, ownerId), choices, {
    watermark: sku !== null && !(await ownsSku(services.database, ownerId, sku, services.clock.now())),
    date: southAfricanDay(changedOn === null ? services.clock.now() : new Date(changedOn)),
  });
};

/** The document of a saved CV, limited to what its link may show. */
export const sharedDocument = async (
  services: Services,
  ownerId: string,
  cv: SavedCv,
  shows: { showsContact: boolean },
): Promise<CvDocument> => sharedCvOf(await documentOf(services, ownerId, cv, cv.changedOn), shows);

/** Equal only for equal CVs. */
export const hashOf = (document: CvDocument): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 22);

const reply = (document: CvDocument) => ({
  etag: `"${hashOf(document)}"`,
  headers: { 'cache-control': 'no-store' },
});

/** Named after the person. */
const fileNameOf = (document: CvDocument, ending: string): string =>
  cvFileName(document.profile, brand.name).replace(/pdf$/, ending);

/**
 * Replies with a CV as a PDF. The ETag is known before drawing, so a client that has the file costs none. `no-store`
 * keeps it out of shared computers' caches.
 * @param fileName default: the person's name
 */
export const cvFile = (ownerId: string, document: CvDocument, fileName?: string): BlobReply => ({
  bytes: async () => (await makeCvPdf(ownerId, document)).file,
  contentType: 'application/pdf',
  fileName: fileName ?? fileNameOf(document, 'pdf'),
  ...reply(document),
});

/** A CV as a Word document; never with a watermark, as it has no layout to pay for. */
export const cvWordFile = (document: CvDocument): BlobReply => ({
  bytes: async () => (await import('./cv-word.ts')).cvWord(outlineOf(document), document.locale),
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  fileName: fileNameOf(document, 'docx'),
  ...reply(document),
});

/** A CV as plain text. */
export const cvTextFile = (document: CvDocument): BlobReply => ({
  bytes: () => Promise.resolve(Buffer.from(cvText(outlineOf(document)))),
  contentType: 'text/plain; charset=utf-8',
  fileName: fileNameOf(document, 'txt'),
  ...reply(document),
});
