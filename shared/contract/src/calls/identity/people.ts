import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';
import { because } from '../../rules/because.ts';
import { LARGEST_ID } from '../../rules/number.ts';
import { storableText } from '../../rules/text.ts';
import { VIEWING_MINUTES } from '../../while-viewing.ts';
import { FEWEST_PEOPLE } from './fewest-people.ts';
import { personFacts } from './person-facts.ts';

const person = z.object({
  id: z.guid(),
  firstName: z.string(),
  lastName: z.string(),
  /** `t•••@example.org`; null for an account with only a mobile number. */
  email: z.nullable(z.string()),
  /** `+27•••67` */
  mobile: z.nullable(z.string()),
  organisations: z.array(z.string()),
  /** Time the account was disabled; null if it can sign in. */
  disabledAt: z.nullable(z.string()),
  lastSignInAt: z.nullable(z.string()),
});
export type FoundPerson = z.output<typeof person>;

const sessionOf = z.object({
  id: z.guid(),
  userAgent: z.string(),
  network: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
});

/** Pending question at the person's next sign-in, or step to complete. */
const asked = z.object({
  what: z.enum([
    'choose a password',
    'change the one-time password',
    'set up a second factor',
    'enter codes',
  ]),
  /** Detail being changed, while it waits for its codes. */
  change: z.nullable(z.enum(['email', 'mobile'])),
  /** Expiry; null for none. */
  until: z.nullable(z.string()),
});
export type AskedOfPerson = z.output<typeof asked>;

/** Version of a text the person agreed to; null if none. */
const agreed = z.nullable(z.object({ version: z.string(), at: z.string(), isInForce: z.boolean() }));

const whole = z.extend(person, {
  createdAt: z.string(),
  /** Time an employer imported the account; null if the person created it. */
  importedAt: z.nullable(z.string()),
  hasPassword: z.boolean(),
  /** Reason for disabling; null if the account can sign in. */
  disabledBecause: z.nullable(z.string()),
  profiles: z.array(
    z.object({
      osNo: z.nullable(z.int()),
      /** Null for a consumer. */
      osName: z.nullable(z.string()),
      /** Time the organisation confirmed it; null for an unconfirmed claim. */
      confirmedAt: z.nullable(z.string()),
      createdAt: z.string(),
    }),
  ),
  roles: z.array(
    z.object({
      id: z.guid(),
      name: z.string(),
      osName: z.nullable(z.string()),
      remotes: z.nullable(z.array(z.string())),
    }),
  ),
  sessions: z.array(sessionOf),
  consents: z.object({ marketing: z.boolean(), analytics: z.boolean() }),
  agreed: z.object({ terms: agreed, privacy: agreed }),
  asked: z.array(asked),
  /** Facts that are held, of which two can be asked for (`checkPerson`). */
  facts: z.array(z.enum(personFacts)),
});
export type LookedAtPerson = z.output<typeof whole>;

const path = '/Identity/people';
const params = z.strictObject({ id: z.guid() });

const withReason = z.strictObject({ reason: because });

export const findPeople = call({
  method: 'POST',
  path: `${path}/search`,
  access: may('identity.people.read'),
  saves: false,
  summary:
    'Looks for people by at least three letters of a name or an organisation, a whole email address or at least four signs of its beginning, or a whole mobile number; those seen last first. Counted, and kept in the audit. A body and no query, so that what somebody is called stands in no address and no log.',
  body: z.strictObject({
    text: z.optional(z.string().check(z.trim(), ...storableText(100))),
    osNo: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(LARGEST_ID)))),
    /** Finds disabled accounts only. */
    isDisabled: z.optional(z.boolean()),
    page: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  }),
  value: z.object({ people: z.array(person), hasMore: z.boolean() }),
});

export const lookAtPerson = call({
  method: 'GET',
  path: `${path}/{id}`,
  access: may('identity.people.read'),
  summary:
    'One person: account, organisations, roles, sessions, consents and what they are asked for next, their addresses masked.',
  params,
  value: whole,
});

export const revealPerson = call({
  method: 'POST',
  path: `${path}/{id}/reveal`,
  access: may('identity.people.write'),
  stepUp: 'reveals',
  summary: 'Shows what is masked of a person, for a reason that is kept in the audit.',
  params,
  body: withReason,
  value: z.object({
    email: z.nullable(z.string()),
    mobile: z.nullable(z.string()),
    /** From the person's details; null if absent. */
    idNumber: z.nullable(z.string()),
  }),
});

export const endSessionOf = call({
  method: 'DELETE',
  path: `${path}/{id}/sessions/{sessionId}`,
  access: may('identity.people.write'),
  stepUp: 'sessions',
  summary: 'Ends one session of a person, at once on every server.',
  params: z.strictObject({ id: z.guid(), sessionId: z.guid() }),
  value: z.literal(true),
});

export const disablePerson = call({
  method: 'POST',
  path: `${path}/{id}/disable`,
  access: may('identity.people.write'),
  stepUp: 'sessions',
  summary:
    'Keeps a person from signing in and ends their sessions; nothing of theirs is deleted. 422 for oneself and for the last administrator, 403 for somebody with more rights.',
  params,
  body: withReason,
  value: z.literal(true),
});

export const enablePerson = call({
  method: 'POST',
  path: `${path}/{id}/enable`,
  access: may('identity.people.write'),
  stepUp: 'sessions',
  summary: 'Lets a person sign in again.',
  params,
  value: z.literal(true),
});

export const askNewPassword = call({
  method: 'POST',
  path: `${path}/{id}/new-password`,
  access: may('identity.people.write'),
  stepUp: 'sessions',
  summary:
    'Sends a person a link to choose a new password. The one that they have works on until then. 409 where they were sent too many messages today.',
  params,
  value: z.literal(true),
});

export const viewAs = call({
  method: 'POST',
  path: `${path}/{id}/view`,
  access: may('identity.viewing.write'),
  stepUp: 'impersonation',
  status: 201,
  summary: `Begins a session that sees the portal as a person does, read only, for ${VIEWING_MINUTES} minutes. The person is told. 403 for a person with a role, 409 for a disabled account.`,
  params,
  body: withReason,
  value: z.object({
    /** Acts for the person and names the viewer (RFC 8693, section 4.1). Comes without a refresh token. */
    accessToken: z.string(),
    /** ISO 8601 with its offset. */
    endsAt: z.string(),
  }),
});

export const stopViewing = call({
  method: 'POST',
  path: '/Identity/stop-viewing',
  access: 'person',
  whileViewing: true,
  summary:
    'Ends a session in which an administrator sees the portal as this person does, at once on every server. 404 in a session of the person’s own.',
  value: z.literal(true),
});

const viewing = z.object({
  id: z.guid(),
  /** Administrator who viewed; null if the account is gone. */
  viewer: z.nullable(z.string()),
  reason: z.string(),
  startedAt: z.string(),
  /** Time it was stopped or expires. */
  endsAt: z.string(),
});
export type Viewing = z.output<typeof viewing>;

export const viewings = call({
  method: 'GET',
  path: `${path}/{id}/viewings`,
  access: may('identity.viewing.read'),
  summary: 'Who saw the portal as a person does, the latest first, for as long as sessions are kept.',
  params,
  value: z.array(viewing),
});

const people = z.nullable(z.int());

export const peopleByDay = call({
  method: 'GET',
  path: `${path}/by-day`,
  access: may('identity.people.read'),
  people: false,
  summary: `How many people signed up and how many were here on each of the last thirty days, and in all of them; null for fewer than ${FEWEST_PEOPLE}.`,
  value: z.object({
    dates: z.array(z.string()),
    signUps: z.array(people),
    active: z.array(people),
    signUpsInAll: people,
    activeInAll: people,
  }),
});
