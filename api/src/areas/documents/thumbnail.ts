import { buffer } from 'node:stream/consumers';
import { pictureTypes } from '@phila/contract';
import type { BlobStore } from '../../core/blobs/blob-store.ts';
import { notFound } from '../../core/http/refusal.ts';
import { rewritePicture } from '../../core/images/index.ts';
import { blobKey, type StoredDocument } from './documents.ts';

/**
 * A document's picture made small, as WebP. It is made at each request and kept by the person's own browser alone, so
 * that nothing more is to be deleted with the document.
 * @param width at most so many pixels wide and high
 * @throws Refusal 404 when the document was deleted in the meantime.
 */
export const thumbnailOf = async (
  { blobs }: { blobs: BlobStore },
  { blobId, personId }: StoredDocument,
  width: number,
): Promise<Buffer> => {
  const read = async (): Promise<Buffer> => {
    const bytes = await blobs.get(blobKey(blobId));
    if (bytes === null) throw notFound();
    return buffer(bytes);
  };
  const { bytes } = await rewritePicture(read, {
    owner: personId,
    formats: pictureTypes,
    within: { width, height: width },
    as: 'webp',
    quality: 75,
  });
  return bytes;
};
