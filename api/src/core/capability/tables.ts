import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Tokens that let anybody holding them open something, such as a shared CV (`capability.ts`). */
export const capabilities = pgTable(
  'capabilities',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token. Needs no slower hash, because the token has 256 random bits. */
    hash: text('hash').notNull(),
    /** The purpose, such as `shared cv`: the token is refused for any other. */
    purpose: text('purpose').notNull(),
    /** The id of the thing it opens. */
    subject: text('subject').notNull(),
    /** The address it was sent to, with its middle left out; null for none. */
    sentTo: text('sent_to'),
    /** The mark of that address under the service's key, to recognise it. */
    sentToMark: text('sent_to_mark'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    uses: integer('uses').notNull().default(0),
    /** Null for no limit. */
    maxUses: integer('max_uses'),
    lastUsedAt: moment('last_used_at'),
    /** Ends the token when the person signs out everywhere or changes the password. */
    endsWithSessions: boolean('ends_with_sessions').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    unique('capabilities_hash').on(table.hash),
    index('capabilities_account').on(table.accountId, table.purpose, table.subject),
    index('capabilities_subject').on(table.purpose, table.subject),
    index('capabilities_expiry').on(table.expiresAt),
  ],
);
