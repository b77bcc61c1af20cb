import type { Clock } from '../clock.ts';
import type { Database } from '../database/open.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import type { RateLimit } from '../configuration.ts';
import type { Log } from '../http/log.ts';
import type { JobPort } from '../jobs/job.ts';
import { throttleKey, countUse } from '../limits/throttle.ts';
import { delivering } from './delivering.ts';
import type { Mail, MailPort, SmsPort } from './ports.ts';
import { outbox } from './tables.ts';

/**
 * Limits counted in the database: messages on a matter to a recipient, from all senders together; invitations have a
 * lower limit, because recipients did not ask for them. `unconfirmed` limits an account's mails to addresses that it
 * has not proved to own.
 */
export interface MessageLimits {
  mail: RateLimit;
  sms: RateLimit;
  unconfirmed: RateLimit;
  invitation: RateLimit;
}

export interface MessageOptions {
  database: Database;
  clock: Clock;
  log: Log;
  jobs: JobPort;
  limits: MessageLimits;
}

/** Queues mails and text messages in the caller's transaction; a job sends them. */
export const messagePorts = ({
  database,
  clock,
  log,
  jobs,
  limits,
}: MessageOptions): { mail: MailPort; sms: SmsPort } => {
  const put = async (
    message: Pick<
      typeof outbox.$inferInsert,
      'channel' | 'recipient' | 'subject' | 'text' | 'html' | 'unsubscribeUrl' | 'replyTo' | 'expiresAt'
    >,
    { about, essential = false, unconfirmedSender }: Pick<Mail, 'about' | 'essential' | 'unconfirmedSender'>,
    within: Database,
  ): Promise<boolean> => {
    const now = clock.now();
    const { channel, recipient } = message;
    const to = recipient.toLowerCase();
    const counted: [string, RateLimit][] =
      unconfirmedSender === undefined
        ? [[throttleKey(`${channel} about ${about}`, to), limits[about === 'invitation' ? about : channel]]]
        : [
            // Counts the address first, so that a refusal there costs the sender nothing.
            [throttleKey('mail to an unconfirmed address', to), limits.unconfirmed],
            [throttleKey('mail to unconfirmed addresses from', unconfirmedSender), limits.unconfirmed],
          ];
    for (const [key, limit] of counted) {
      const use = await countUse(within, key, limit, now);
      if (use.allowed || essential) continue;
      log.info('message over the limit of its recipient', { channel, about });
      return false;
    }
    const id = uuidv7(now);
    await within.insert(outbox).values({ ...message, id, createdAt: now });
    await jobs.ask(delivering, { id }, { within, id });
    return true;
  };

  /** Writes row and job, or neither, also without a transaction of the caller. */
  const putWhole = (
    message: Parameters<typeof put>[0],
    how: Parameters<typeof put>[1],
    within: Database = database,
  ): Promise<boolean> => within.transaction((tx) => put(message, how, tx));

  return {
    mail: {
      send: ({ to, subject, text, html, unsubscribeUrl, replyTo, expiresAt, ...how }, within) =>
        putWhole(
          {
            channel: 'mail',
            recipient: to,
            subject,
            text,
            html: html ?? null,
            unsubscribeUrl: unsubscribeUrl ?? null,
            replyTo: replyTo ?? null,
            expiresAt: expiresAt ?? null,
          },
          how,
          within,
        ),
    },
    sms: {
      send: ({ to, text, expiresAt, ...how }, within) =>
        putWhole({ channel: 'sms', recipient: to, text, expiresAt: expiresAt ?? null }, how, within),
    },
  };
};
