import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';
import { chosenIds, doneCount } from './jobs.ts';

const message = z.object({
  id: z.guid(),
  channel: z.enum(['mail', 'sms']),
  /** With its middle left out: `t•••@example.org`, `+27•••67`. */
  recipient: z.string(),
  /** Null for a text message. What either says is never shown: it holds codes and links. */
  subject: z.nullable(z.string()),
  /** When it was asked for or, of one that was sent, sent. */
  at: z.string(),
});

const unsent = z.extend(message, {
  /** Of the job that failed, with which it is tried again. */
  jobId: z.guid(),
  attempts: z.int(),
  reason: z.string(),
});
export type Message = z.output<typeof message>;

const path = '/Administration/messages';

export const messages = call({
  method: 'GET',
  path,
  access: may('site.operations.read'),
  people: true,
  summary: 'Mails and text messages that wait to be sent, the latest first, at most 200.',
  value: z.array(message),
});

export const failedMessages = call({
  method: 'GET',
  path: `${path}/failed`,
  access: may('site.operations.read'),
  people: true,
  summary: 'Mails and text messages that could not be sent and are tried no more, at most 200.',
  value: z.array(unsent),
});

export const sentMessages = call({
  method: 'GET',
  path: `${path}/sent`,
  access: may('site.operations.read'),
  people: true,
  summary:
    'Mails and text messages that were sent in the last 90 days, the latest first; After is the id of the last one that is there already.',
  query: z.strictObject({ After: z.optional(z.guid()) }),
  value: z.object({ entries: z.array(message), next: z.nullable(z.guid()) }),
});

export const messagesAgain = call({
  method: 'POST',
  path: `${path}/again`,
  access: may('site.operations.write'),
  stepUp: 'bulk',
  stepUpWhen: 'decided',
  summary: 'Has messages that could not be sent tried again, by the ids of their jobs.',
  body: chosenIds,
  value: doneCount,
});
