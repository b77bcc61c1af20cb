import * as z from 'zod/mini';

/** Name of a remote as a person types it; it need not be released yet. */
export const remoteName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,40}$/, 'Please give the name of a remote, such as travel'));
