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
import type { BlobReply } from '../../../core/http/implement.ts';
import { makeCvPdf } from '../../../core/pdf/index.ts';
import type { Services } from '../../../core/services.ts';
import { ownsSku } from '../../shop/public.ts';
import { readCvRecords } from './cv-records.ts';

/**
 * The CV that a person's records and these choices make. Whether it has the watermark is decided here, by what its owner
 * bought, for whoever sees it.
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
    watermark: sku !== null && !(await ownsSku(services.database, ownerId, sku)),
    date: southAfricanDay(changedOn === null ? services.clock.now() : new Date(changedOn)),
  });
};

/** A saved CV as its link shows it. */
export const sharedDocument = async (
  services: Services,
  ownerId: string,
  cv: SavedCv,
  shows: { showsContact: boolean },
): Promise<CvDocument> => sharedCvOf(await documentOf(services, ownerId, cv, cv.changedOn), shows);

/**
 * A CV as a file. It is drawn only where the browser does not have it yet, and nothing but the person keeps it: a shared
 * computer should not.
 * @param fileName default: after the person
 */
export const cvFile = (ownerId: string, document: CvDocument, fileName?: string): BlobReply => ({
  bytes: async () => (await makeCvPdf(ownerId, document)).file,
  contentType: 'application/pdf',
  fileName: fileName ?? cvFileName(document.profile, brand.name),
  etag: `"${createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 22)}"`,
  headers: { 'cache-control': 'no-store' },
});
