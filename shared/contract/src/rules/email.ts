import * as z from 'zod/mini';
import { type Rule, rule } from './rule.ts';

/** RFC 5321: the longest address that mail can be sent to. */
const LONGEST = 254;

/** A well-formed e-mail address; each form has the specification's own text for it (specification: records). */
export const email = (message = 'Invalid email address'): Rule<string, true> =>
  rule(z.email(message).check(z.maxLength(LONGEST, message)));
