import type { StepUp } from '@phila/contract';
import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts, sessions } from '../accounts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Second factors of accounts: apps that show codes (RFC 6238), and passkeys (WebAuthn). */
export const accountFactors = pgTable(
  'account_factors',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['app', 'passkey'] }).notNull(),
    name: text('name').notNull(),
    /** An app's secret, sealed. */
    sealed: text('sealed'),
    /** A passkey's id and public key, in base64url, and its transports, separated by commas. */
    credentialId: text('credential_id').unique(),
    publicKey: text('public_key'),
    transports: text('transports'),
    /** The last time step of thirty seconds used by an app, or a passkey's own counter. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When its first code was accepted; null during set-up, when it has no effect. */
    confirmedAt: moment('confirmed_at'),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('account_factors_account').on(table.accountId)],
);

/** Single-use codes for a person who lost their factor. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Keyed hash of the code. The code has fifty random bits and is never shown again. */
    mark: text('mark').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.mark] })],
);

/** Until when a second factor counts for an action in a session. */
export const sessionStepUps = pgTable(
  'session_step_ups',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    action: text('action').$type<StepUp>().notNull(),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.action] })],
);

/** A session's passkey challenge, used up by any answer. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  purpose: text('purpose', { enum: ['set up', 'use'] }).notNull(),
  challenge: text('challenge').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
