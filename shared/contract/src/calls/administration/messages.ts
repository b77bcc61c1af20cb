import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';
import { chosenIds, doneCount } from './jobs.ts';

const message = z.object({
  id: z.guid(),
  channel: z.enum(['mail', 'sms']),
  /** Masked: `t•••@example.org`, `+27•••67`. */
  recipient: z.string(),
  /** Null for a text message. Bodies are never shown, as they contain codes and links. */
  subject: z.nullable(z.string()),
  /** Time it was sent, or requested if not sent yet. */
  at: z.string(),
});

const unsent = z.extend(message, {
  /** Id of the failed job, for retrying. */
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
