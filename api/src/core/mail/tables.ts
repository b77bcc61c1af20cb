import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Messages to send, each by a job with the row's id. A row is written in the transaction that it reports and deleted
 * once sent: its codes and links must not stay in the database, nor be seen in jobs.
 */
export const outbox = pgTable('outbox', {
  id: uuid('id').primaryKey(),
  channel: text('channel', { enum: ['mail', 'sms'] }).notNull(),
  /** An e-mail address, or a mobile in international form. */
  recipient: text('recipient').notNull(),
  /** Null for text messages. */
  subject: text('subject'),
  text: text('text').notNull(),
  html: text('html'),
  /** Lets mail programs unsubscribe with a click (RFC 8058); null for mails always sent. */
  unsubscribeUrl: text('unsubscribe_url'),
  /** The person who answers reach by the mail's own Reply; null for ourselves. */
  replyTo: text('reply_to'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** When the content becomes outdated: an expired code is not sent. */
  expiresAt: timestamp('expires_at', { withTimezone: true }),
});

/**
 * Messages sent, kept 90 days to answer questions (privacy policy), without texts or accounts: a sign-up has none yet.
 */
export const sentMessages = pgTable(
  'sent_messages',
  {
    id: uuid('id').primaryKey(),
    channel: text('channel', { enum: ['mail', 'sms'] }).notNull(),
    recipient: text('recipient').notNull(),
    /** Null for text messages. */
    subject: text('subject'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sent_messages_recipient').on(table.recipient, table.sentAt),
    index('sent_messages_at').on(table.sentAt),
  ],
);
