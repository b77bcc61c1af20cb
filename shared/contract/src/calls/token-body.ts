import * as z from 'zod/mini';

/**
 * The token of a mailed link: 256 random bits. In the body, because addresses are written into logs and histories.
 */
export const tokenBody = z.strictObject({
  token: z.string('This field is required').check(z.regex(/^[\w-]{43}$/, 'This link is not complete')),
});
