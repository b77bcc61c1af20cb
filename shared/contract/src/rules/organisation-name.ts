import * as z from 'zod/mini';
import { type Rule, rule } from './rule.ts';
import { storableText } from './text.ts';

/** What mail programs make a link of: `://`, an address of mail, or the name of a server such as `prize.example`. */
const ADDRESS = /:\/\/|@|[\p{L}\p{N}]\.\p{L}[\p{L}\p{N}-]+/u;

/**
 * The name of an organisation. It stands in mail to people who do not know the organisation, so nothing in it may lead
 * anywhere.
 */
export const organisationName = (): Rule<string, true> =>
  rule(
    z.string('Please enter the name of the organisation').check(
      z.minLength(1, 'Please enter the name of the organisation'),
      z.refine((value) => !ADDRESS.test(value), 'Please leave email and web addresses out of the name'),
      ...storableText(100),
    ),
  );
