import * as z from 'zod/mini';
import { type Rule, rule } from './rule.ts';
import { storableText } from './text.ts';

/** Texts that mail programs turn into links: `://`, a mail address, or a server name such as `prize.example`. */
const ADDRESS = /:\/\/|@|[\p{L}\p{N}]\.\p{L}[\p{L}\p{N}-]+/u;

/** Name of an organisation. It appears in mail to strangers, so it must contain nothing that becomes a link. */
export const organisationName = (): Rule<string, true> =>
  rule(
    z.string('Please enter the name of the organisation').check(
      z.minLength(1, 'Please enter the name of the organisation'),
      z.refine((value) => !ADDRESS.test(value), 'Please leave email and web addresses out of the name'),
      ...storableText(100),
    ),
  );
