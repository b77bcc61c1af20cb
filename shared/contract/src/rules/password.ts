import * as z from 'zod/mini';
import { type Rule, rule } from './rule.ts';
import { tooLong } from './too-long.ts';

/** Limits the time of hashing: it grows with the length. */
const LONGEST = 128;

/** New password (specification: accounts, registration). */
export const password = (): Rule<string, true> =>
  rule(
    z
      .string('Password must be at least 8 characters long')
      .check(
        z.minLength(8, 'Password must be at least 8 characters long'),
        z.maxLength(LONGEST, `Password must be at most ${LONGEST} characters long`),
        z.regex(/[A-Z]/, 'Password must contain at least one uppercase letter'),
        z.regex(/[a-z]/, 'Password must contain at least one lowercase letter'),
        z.regex(/\d/, 'Password must contain at least one digit'),
      ),
  );

/** Existing password, only compared, so it accepts anything that was once allowed. */
export const existingPassword = (message = 'This field is required'): Rule<string, true> =>
  rule(z.string(message).check(z.minLength(1, message), z.maxLength(LONGEST, tooLong(LONGEST))));
