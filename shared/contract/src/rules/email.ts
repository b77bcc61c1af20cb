import * as z from 'zod/mini';
import { lineAsRead } from '../format/as-read.ts';
import { type Rule, rule } from './rule.ts';

/** RFC 5321: the longest address that mail can be sent to. */
const LONGEST = 254;

/**
 * A mailbox of ASCII letters, without two full stops in a row, at a domain of letters of any alphabet (RFC 5890: müller.co.za) or
 * in the form in which these travel (xn--mller-kva.co.za).
 */
const ADDRESS =
  /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:[xX][nN]--[A-Za-z\d-]+|\p{L}[\p{L}\p{M}]+)$/u;

/** A well-formed e-mail address; each form has the specification's own text for it (specification: records). */
export const email = (message = 'Invalid email address'): Rule<string, true> =>
  rule(
    z
      .string(message)
      .check(z.overwrite(lineAsRead), z.email({ pattern: ADDRESS, message }), z.maxLength(LONGEST, message)),
  );
