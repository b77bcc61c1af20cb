import * as z from 'zod/mini';
import { oneLine, storableText } from '../../rules/text.ts';

/** Email address or mobile number naming an account. It is only compared, so only its length is checked. */
export const userAccount = z
  .string('This field is required')
  .check(oneLine(), z.minLength(1, 'This field is required'), ...storableText(254));
