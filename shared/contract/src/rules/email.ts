import * as z from 'zod/mini';
import { lineAsRead } from '../format/as-read.ts';
import { type Rule, rule } from './rule.ts';

/** Longest address that mail can be sent to (RFC 5321). */
const LONGEST = 254;

/**
 * Mailbox of ASCII characters without consecutive dots, at a domain in any alphabet (RFC 5890: müller.co.za) or in its
 * encoded form (xn--mller-kva.co.za).
 */
const ADDRESS =
  /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:[xX][nN]--[A-Za-z\d-]+|\p{L}[\p{L}\p{M}]+)$/u;

/** Well-formed email address; each form has the specification's own message (specification: records). */
export const email = (message = 'Invalid email address'): Rule<string, true> =>
  rule(
    z
      .string(message)
      .check(z.overwrite(lineAsRead), z.email({ pattern: ADDRESS, message }), z.maxLength(LONGEST, message)),
  );
