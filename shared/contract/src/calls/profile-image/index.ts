import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LARGEST_PROFILE_IMAGE } from '../../documents/profile-image.ts';

const path = '/Document/profile-image';

/**
 * Purposes of an upload by number. This call accepts pictures only; an
 * existing CV file is a document in the Career folder.
 */
const uploadPurposes = { Profile: 1, CV: 2 } as const;

export const read = call({
  method: 'GET',
  path,
  access: 'person',
  // Shown in the chrome of every page.
  whileViewing: true,
  summary: "The person's own picture, a JPEG of 320 by 320; 404 where there is none.",
});

export const save = call({
  method: 'PUT',
  path,
  access: 'person',
  limit: 'upload',
  summary: 'Keeps a picture of the person. Only JPEG and PNG; it is cut to a square and encoded again.',
  /** Accepts just Profile (specification: settings), sent as a number in text. */
  body: z.strictObject({
    type: z.coerce
      .number<number>('Please choose a type')
      .check(z.refine((type) => type === uploadPurposes.Profile, 'Please choose a type')),
  }),
  idempotencyKey: true,
  upload: { field: 'file', largest: LARGEST_PROFILE_IMAGE },
  value: z.literal(true),
});

export const remove = call({
  method: 'DELETE',
  path,
  access: 'person',
  summary: "Removes the person's picture; nothing happens where there is none.",
  value: z.literal(true),
});
