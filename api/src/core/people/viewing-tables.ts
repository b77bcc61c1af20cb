import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts, sessions } from '../accounts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Sessions in which an administrator views the portal as a person, read-only (`viewings.ts`). Their access tokens carry
 * a viewing's id, not a session's; there are no refresh tokens.
 */
export const viewings = pgTable(
  'viewings',
  {
    id: uuid('id').primaryKey(),
    /** The person viewed. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The viewer; null once that account is gone. */
    viewerId: uuid('viewer_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** The viewer's own session. The viewing ends with it. */
    viewerSessionId: uuid('viewer_session_id').references(() => sessions.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    startedAt: moment('started_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('viewings_account').on(table.accountId, table.startedAt),
    index('viewings_viewer').on(table.viewerId),
    index('viewings_viewer_session').on(table.viewerSessionId),
    index('viewings_expiry').on(table.expiresAt),
  ],
);
