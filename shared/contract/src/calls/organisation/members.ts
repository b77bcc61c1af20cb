import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';
import { storableText } from '../../rules/text.ts';
import { fileLine, leftOut } from '../file-line.ts';

/**
 * Membership states: confirmed; claimed by only the person or only the organisation's record; invited, not accepted
 * yet; or refused by the person.
 */
export const memberStates = ['confirmed', 'claimed', 'invited', 'refused'] as const;
export type MemberState = (typeof memberStates)[number];

const path = '/Account/organizational-structure/{guid}';
const params = z.strictObject({ guid: z.guid() });

const member = z.object({
  /** Id of the account, or of the invitation. */
  id: z.guid(),
  /** Null if only invited. */
  name: z.nullable(z.string()),
  /** Masked: `t•••@example.org`, `+27•••67`; null for people asked who have not accepted. */
  address: z.nullable(z.string()),
  state: z.enum(memberStates),
  /** Time (ISO 8601) of confirmation, claim or invitation. */
  since: z.string(),
  /** Expiry of an invitation; null for members. */
  until: z.nullable(z.string()),
});
export type Member = z.output<typeof member>;

export const members = call({
  method: 'POST',
  path: `${path}/members/search`,
  access: may('organisation.members.read'),
  saves: false,
  summary:
    'The people of an organisation in one state, those who came last first, and how many there are in each. A text finds them as the search for people does, and is counted and kept with it. A body and no query, so that what somebody is called stands in no address and no log.',
  params,
  body: z.strictObject({
    state: z.enum(memberStates),
    text: z.optional(z.string().check(z.trim(), ...storableText(100))),
    page: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  }),
  value: z.object({
    members: z.array(member),
    hasMore: z.boolean(),
    counts: z.object({ confirmed: z.int(), claimed: z.int(), invited: z.int(), refused: z.int() }),
  }),
});

export const withdrawInvitation = call({
  method: 'DELETE',
  path: `${path}/invitations/{id}`,
  access: may('organisation.members.write'),
  summary: 'Withdraws an invitation that was not accepted yet: its link opens nothing any more.',
  params: z.strictObject({ guid: z.guid(), id: z.guid() }),
  value: z.literal(true),
});

export const inviteByFile = call({
  method: 'POST',
  path: `${path}/invitations/csv`,
  access: may('organisation.members.write'),
  stepUp: 'invitations',
  stepUpWhen: 'decided',
  limit: 'upload',
  timeout: 300_000,
  idempotencyKey: true,
  upload: { field: 'File', largest: 1_048_576 },
  summary:
    'Invites by email all addresses of a CSV file or a workbook with a column email, and says what each line does: those who are members or were invited already are left as they are, refused lines stand for themselves. dryRun sends nothing.',
  params,
  body: z.strictObject({ dryRun: z.enum(['true', 'false']) }),
  value: z.object({ isSaved: z.boolean(), lines: z.array(fileLine), leftOut }),
});
