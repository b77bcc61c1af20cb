import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';
import { manyLines, storableText } from '../../rules/text.ts';
import { personFacts, timelineKinds } from './person-facts.ts';

const path = '/Identity/people/{id}';
const params = z.strictObject({ id: z.guid() });

const event = z.object({
  /** Unique among the events of a person. */
  id: z.string(),
  kind: z.enum(timelineKinds),
  /** ISO 8601 with offset. */
  at: z.string(),
  title: z.string(),
  detail: z.nullable(z.string()),
  /** Address of the page with more; null for none. */
  to: z.nullable(z.string()),
  tone: z.enum(['neutral', 'success', 'warning', 'danger', 'info']),
});
export type PersonEvent = z.output<typeof event>;

export const personTimeline = call({
  method: 'GET',
  path: `${path}/timeline`,
  access: may('identity.people.read'),
  summary:
    'What happened with a person, the latest first: orders, payments and refunds to those who may see orders, messages that were sent without what they say, sign-ins, notes of staff, and looks by staff to those who may read the audit. Before is the end of the page before.',
  params,
  query: z.strictObject({
    Kind: z.optional(z.enum(timelineKinds)),
    /** ISO 8601 with offset, exclusive. */
    Before: z.optional(z.iso.datetime({ offset: true })),
  }),
  value: z.object({
    events: z.array(event),
    /** Value of `Before` for the next page; null at the end. */
    next: z.nullable(z.string()),
  }),
});

const NO_NOTE = 'Please write the note';

export const addPersonNote = call({
  method: 'POST',
  path: `${path}/notes`,
  access: may('identity.people.write'),
  idempotencyKey: true,
  status: 201,
  summary:
    'Keeps a note of staff about a person, shown in their timeline, and in the copy of their data without its author. Never changed, and deleted with the account.',
  params,
  body: z.strictObject({
    text: z.string(NO_NOTE).check(manyLines(), z.trim(), z.minLength(1, NO_NOTE), ...storableText(1000)),
  }),
  value: z.object({ id: z.guid() }),
});

const ANSWER = 'Please enter what they answer';
const TWO = 'Please ask two different questions';

export const checkPerson = call({
  method: 'POST',
  path: `${path}/check`,
  access: may('identity.people.read'),
  summary:
    'Tells whether two facts that only the person knows are right, and nothing else: neither which of them is wrong, nor what is right. At most `LIMIT_PERSON_CHECK` for one person, by all of staff together; each is in the audit with what was asked and how it ended. 403 for somebody with more rights.',
  params,
  body: z.strictObject({
    answers: z
      .array(
        z.strictObject({
          fact: z.enum(personFacts, 'Please choose what to ask'),
          answer: z.string(ANSWER).check(z.trim(), z.minLength(1, ANSWER), ...storableText(50)),
        }),
        TWO,
      )
      .check(
        z.length(2, TWO),
        z.refine((all) => new Set(all.map(({ fact }) => fact)).size === all.length, {
          error: TWO,
          path: [1, 'fact'],
        }),
      ),
  }),
  value: z.object({ isRight: z.boolean() }),
});
