import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LARGEST_ID } from '../../rules/number.ts';
import { refreshTokenText, tokens } from './session.ts';

/** A person's profile at an organisation or as a consumer (specification: service). */
const ownProfile = z.object({
  /** Null for the consumer's profile. */
  osNo: z.nullable(z.int()),
  osName: z.nullable(z.string()),
  /** Data URL or bare base64, as in the organisation's structure. */
  logo: z.nullable(z.string()),
  primaryColor: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  /** True for the profile in use. */
  current: z.boolean(),
});
export type OwnProfile = z.output<typeof ownProfile>;

export const profiles = call({
  method: 'GET',
  path: '/Account/profiles',
  access: 'person',
  summary: "The person's own profiles, the one used last first.",
  value: z.array(ownProfile),
});

export const chooseProfile = call({
  method: 'POST',
  path: '/Account/choose-profile',
  access: 'person',
  summary:
    'Goes on with another of the own profiles: gives a new pair of tokens for the present refresh token, ends the session it was asked with, and tells the person by mail. 409 for the profile in use.',
  body: z.strictObject({
    osNo: z.nullable(z.int().check(z.minimum(0), z.maximum(LARGEST_ID))),
    /**
     * Current refresh token, required so that a stolen access token cannot be turned into tokens that live for months.
     */
    refreshToken: refreshTokenText,
  }),
  value: tokens,
});
