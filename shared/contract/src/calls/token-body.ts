import * as z from 'zod/mini';

/** Token of a mailed link: 256 random bits. Sent in the body, because addresses end up in logs and histories. */
export const tokenBody = z.strictObject({
  token: z.string('This field is required').check(z.regex(/^[\w-]{43}$/, 'This link is not complete')),
});
