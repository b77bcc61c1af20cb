import { eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open.ts';
import { codeOf } from '../error-code.ts';
import type { Log } from '../http/log.ts';
import type { Job } from '../jobs/job.ts';
import { outbox, sentMessages } from './tables.ts';
import type { Transports } from './transport.ts';

interface Delivering {
  database: Database;
  clock: Clock;
  log: Log;
  transports: Transports;
}

/** Reports only the code, because a mail server's refusal repeats the address. */
class SendFailed extends Error {
  readonly code: string;
  constructor(channel: string, cause: unknown) {
    super(`The ${channel} transport failed`);
    this.code = codeOf(cause) ?? 'unknown';
  }
}

/** Sends a message of the outbox once, and deletes its row. */
export const delivering: Job<{ id: string }, Delivering> = {
  name: 'message',
  title: 'Emails and text messages',
  // Retries for two days.
  retries: { first: 30, longest: 3_600, times: 53 },
  atOnce: 10,
  run: async ({ id }, { database, clock, log, transports }) => {
    const [row] = await database.select().from(outbox).where(eq(outbox.id, id));
    if (row === undefined) return;
    if (row.expiresAt !== null && row.expiresAt <= clock.now()) {
      await database.delete(outbox).where(eq(outbox.id, id));
      log.info('message too late to send', { message: id, channel: row.channel });
      return;
    }
    const { channel, recipient, subject } = row;
    await transports[channel].deliver(row).catch((error: unknown) => {
      throw new SendFailed(channel, error);
    });
    // Records that it was sent, without its text.
    await database.transaction(async (tx) => {
      await tx.delete(outbox).where(eq(outbox.id, id));
      await tx
        .insert(sentMessages)
        .values({ id, channel, recipient, subject, sentAt: clock.now() })
        .onConflictDoNothing();
    });
  },
};
