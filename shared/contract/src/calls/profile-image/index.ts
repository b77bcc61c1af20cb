import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LARGEST_PROFILE_IMAGE } from '../../documents/profile-image.ts';

const path = '/Document/profile-image';

/**
 * What a file is sent for, by the number of the specification (career: "Upload purposes"). This call keeps pictures alone:
 * a CV that a person has as a file already is a document of the folder Career.
 */
const uploadPurposes = { Profile: 1, CV: 2 } as const;

export const read = call({
  method: 'GET',
  path,
  access: 'person',
  // Part of the chrome of each page.
  whileViewing: true,
  summary: "The person's own picture, a JPEG of 320 by 320; 404 where there is none.",
});

export const save = call({
  method: 'PUT',
  path,
  access: 'person',
  limit: 'upload',
  summary: 'Keeps a picture of the person. Only JPEG and PNG; it is cut to a square and encoded again.',
  /** Profile is the only option here (specification: settings); a number sent as text. */
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
