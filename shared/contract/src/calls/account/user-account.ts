import * as z from 'zod/mini';
import { oneLine, storableText } from '../../rules/text.ts';

/** What a person calls their account: the e-mail address or the mobile number. Compared, so only its size is checked. */
export const userAccount = z
  .string('This field is required')
  .check(oneLine(), z.minLength(1, 'This field is required'), ...storableText(254));
