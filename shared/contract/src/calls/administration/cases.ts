import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { storableText } from '../../rules/text.ts';
import { caseKinds } from './case-kinds.ts';

const which = {
  kind: z.enum(caseKinds),
  /** Row of the case: an order's id, an offer's, a job's, or a release `details 1.2.0`. */
  about: z.string().check(z.minLength(1), ...storableText(120)),
};

const holder = z.object({
  ...which,
  /** Account that has the case. */
  personId: z.guid(),
  name: z.string(),
  /** True for who asks. */
  isMine: z.boolean(),
  /** ISO 8601; what was taken before its case began is free. */
  at: z.string(),
});
export type CaseHolder = z.output<typeof holder>;

const path = '/Administration/case-holders';

export const caseHolders = call({
  method: 'GET',
  path,
  access: 'person',
  summary:
    'Who has which case of administration, of the kinds that the person has the right to read; nothing for a person without a role.',
  value: z.array(holder),
});

export const takeCase = call({
  method: 'POST',
  path: `${path}/take`,
  access: 'person',
  summary:
    'Takes a case of a kind that the person has the right to settle, so that two people do not work on one. 409 where it has changed hands in the meantime.',
  body: z.strictObject({
    ...which,
    /** Account that has it as far as the person sees; null for none. */
    from: z.nullable(z.guid()),
  }),
  value: holder,
});

export const giveCaseBack = call({
  method: 'POST',
  path: `${path}/give-back`,
  access: 'person',
  summary: 'Gives a case back that the person took; 409 where they do not have it.',
  body: z.strictObject(which),
  value: z.object(which),
});
