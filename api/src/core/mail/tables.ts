import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Messages that wait to be sent, each by a job with the row's id. A row is written in the transaction of what it tells
 * about and goes when it was sent: it holds codes and links, which must not stay in the database, nor be seen by anyone who
 * looks at jobs.
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
  /** Unsubscribes in a mail program by a single press (RFC 8058); null for mails that are always sent. */
  unsubscribeUrl: text('unsubscribe_url'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** When what it says is no longer true: a code that has expired is not sent any more. */
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
