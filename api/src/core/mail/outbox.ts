import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { codeOf } from '../error-code.ts';
import type { Log } from '../http/log.ts';
import type { RateLimit } from '../configuration.ts';
import { throttleKey, useThrottle as countUse } from '../limits/throttle.ts';
import type { Clock } from '../clock.ts';
import type { Mail, MailPort, SmsPort } from './ports.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import { outbox, sentMessages } from './tables.ts';
import type { Transport } from './transport.ts';

/** How long one that took a message has for sending it, before another may. Longer than any transport's own time-outs. */
const LEASE = 5 * 60_000;
const TAKEN_AT_ONCE = 10;
/** With the waits below, two days of trying. */
const MOST_ATTEMPTS = 54;
const LONGEST_WAIT = 3_600_000;
/** How often the outbox is looked into while nothing was put in here: another server's messages, waits that ended. */
const LOOK_EVERY = 5_000;

/** 30 s after the first failure, then doubling up to an hour. */
export const waitAfter = (attempts: number): number => Math.min(LONGEST_WAIT, 30_000 * 2 ** (attempts - 1));

export interface Outbox {
  mail: MailPort;
  sms: SmsPort;
  /** Sends what is due now, and says how many messages went out. */
  deliverDue(): Promise<number>;
  /** Begins to look into the outbox by itself. */
  start(): void;
  /** Stops looking, and waits for the message under way. */
  stop(): Promise<void>;
}

export interface OutboxOptions {
  database: Database;
  clock: Clock;
  log: Log;
  transports: { mail: Transport; sms: Transport };
  /**
   * How many messages about one matter one recipient is sent, all senders together, and how many mails one account may
   * have sent to addresses that are not shown to be its own; counted in the database.
   */
  limits: { mail: RateLimit; sms: RateLimit; unconfirmed: RateLimit };
}

/**
 * Mails and text messages, written down first and sent afterwards: each is delivered at least once whatever stops in
 * between, also with several servers on one database (rows are taken with `FOR UPDATE SKIP LOCKED`).
 */
export const createOutbox = ({ database, clock, log, transports, limits }: OutboxOptions): Outbox => {
  let timer: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  let running = false;
  let underWay: Promise<unknown> = Promise.resolve();

  const take = () =>
    database.transaction(async (tx) => {
      const now = clock.now();
      const rows = await tx
        .select()
        .from(outbox)
        .where(and(lte(outbox.dueAt, now), isNull(outbox.givenUpAt)))
        .orderBy(asc(outbox.dueAt), asc(outbox.id))
        .limit(TAKEN_AT_ONCE)
        .for('update', { skipLocked: true });
      if (rows.length > 0) {
        const ids = rows.map((row) => row.id);
        await tx
          .update(outbox)
          .set({ dueAt: new Date(now.getTime() + LEASE) })
          .where(inArray(outbox.id, ids));
      }
      return rows;
    });

  const deliver = async (row: typeof outbox.$inferSelect): Promise<boolean> => {
    if (row.expiresAt !== null && row.expiresAt <= clock.now()) {
      await database.delete(outbox).where(eq(outbox.id, row.id));
      log.info('message too late to send', { message: row.id, channel: row.channel });
      return false;
    }
    try {
      await transports[row.channel].deliver(row);
    } catch (error) {
      const attempts = row.attempts + 1;
      const now = clock.now();
      await database
        .update(outbox)
        .set({
          attempts,
          dueAt: new Date(now.getTime() + waitAfter(attempts)),
          givenUpAt: attempts >= MOST_ATTEMPTS ? now : null,
        })
        .where(eq(outbox.id, row.id));
      // A mail server's refusal repeats the address, so only its code is logged.
      const reason = codeOf(error) ?? 'unknown';
      log.error('message not sent', new Error(`The ${row.channel} transport failed`), {
        message: row.id,
        attempts,
        reason,
      });
      return false;
    }
    // Without its text: only that it was sent is kept.
    const { id, channel, recipient, subject } = row;
    await database.transaction(async (tx) => {
      await tx.delete(outbox).where(eq(outbox.id, id));
      await tx
        .insert(sentMessages)
        .values({ id, channel, recipient, subject, sentAt: clock.now() })
        .onConflictDoNothing();
    });
    return true;
  };

  const deliverAll = async (): Promise<number> => {
    let sent = 0;
    for (;;) {
      const rows = await take();
      for (const row of rows) if (await deliver(row)) sent += 1;
      if (rows.length < TAKEN_AT_ONCE) return sent;
    }
  };

  /** One round at a time: the next begins when the one under way has ended, and sees what came meanwhile. */
  const deliverDue = (): Promise<number> => {
    const round = underWay.then(deliverAll);
    underWay = round.catch(() => undefined);
    return round;
  };

  const look = (): void => {
    deliverDue().catch((error: unknown) => log.error('outbox not read', error));
  };

  /** Shortly, when the transaction that wrote the message has most likely ended; if not, the next look finds it. */
  const lookSoon = (): void => {
    if (!running || soon !== undefined) return;
    soon = setTimeout(() => {
      soon = undefined;
      look();
    }, 50);
    soon.unref();
  };

  const put = async (
    message: Pick<
      typeof outbox.$inferInsert,
      'channel' | 'recipient' | 'subject' | 'text' | 'html' | 'expiresAt'
    >,
    { about, essential = false, unconfirmedSender }: Pick<Mail, 'about' | 'essential' | 'unconfirmedSender'>,
    within: Database,
  ): Promise<boolean> => {
    const now = clock.now();
    const { channel, recipient } = message;
    const to = recipient.toLowerCase();
    const counted: [string, RateLimit][] =
      unconfirmedSender === undefined
        ? [[throttleKey(`${channel} about ${about}`, to), limits[channel]]]
        : [
            // The address first: what it is not sent costs the sender nothing.
            [throttleKey('mail to an unconfirmed address', to), limits.unconfirmed],
            [throttleKey('mail to unconfirmed addresses from', unconfirmedSender), limits.unconfirmed],
          ];
    for (const [key, limit] of counted) {
      const use = await countUse(within, key, limit, now);
      if (use.allowed || essential) continue;
      log.info('message over the limit of its recipient', { channel, about });
      return false;
    }
    await within.insert(outbox).values({ ...message, id: uuidv7(now), createdAt: now, dueAt: now });
    lookSoon();
    return true;
  };

  return {
    mail: {
      send: ({ to, subject, text, html, expiresAt, ...how }, within = database) =>
        put(
          { channel: 'mail', recipient: to, subject, text, html: html ?? null, expiresAt: expiresAt ?? null },
          how,
          within,
        ),
    },
    sms: {
      send: ({ to, text, expiresAt, ...how }, within = database) =>
        put({ channel: 'sms', recipient: to, text, expiresAt: expiresAt ?? null }, how, within),
    },
    deliverDue,
    start: () => {
      if (running) return;
      running = true;
      timer = setInterval(look, LOOK_EVERY);
      timer.unref();
      look();
    },
    stop: async () => {
      running = false;
      clearInterval(timer);
      clearTimeout(soon);
      soon = undefined;
      await underWay;
      transports.mail.close();
      transports.sms.close();
    },
  };
};
