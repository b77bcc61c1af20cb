import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { indexOfWords } from '../searching/word-index.ts';
import { organisations } from './organisations.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Accounts that can sign in. Names belong to the profiles, because one person may have several. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    /** Lower case (`user-name.ts`). Only an address that received a code is written here, so it is unique. */
    email: text('email').unique(),
    /** International form, `+27821234567`. Unique only once verified: anyone can type another's number. */
    mobile: text('mobile'),
    mobileVerifiedAt: moment('mobile_verified_at'),
    /** Null for an account that an employer imported and no one has claimed yet. */
    passwordHash: text('password_hash'),
    /** Set for a password that works for one sign-in and only until then (the first administrator's). */
    oneTimeUntil: moment('one_time_until'),
    termsVersion: text('terms_version'),
    termsAcceptedAt: moment('terms_accepted_at'),
    privacyVersion: text('privacy_version'),
    privacyAcceptedAt: moment('privacy_accepted_at'),
    /** When an employer brought it; null for one that the person made. */
    importedAt: moment('imported_at'),
    createdAt: moment('created_at').notNull(),
    lastSignInAt: moment('last_sign_in_at'),
    /** Since when an administrator keeps the person from signing in, and why; null for accounts that are not disabled. */
    disabledAt: moment('disabled_at'),
    disabledBecause: text('disabled_because'),
    /** When an administrator removed a factor that was lost, until a new one is set up: by the mailed link alone. */
    factorRemovedAt: moment('factor_removed_at'),
  },
  (table) => [
    index('accounts_mobile').on(table.mobile),
    uniqueIndex('accounts_verified_mobile')
      .on(table.mobile)
      .where(sql`${table.mobileVerifiedAt} is not null`),
    check('accounts_reachable', sql`${table.email} is not null or ${table.mobile} is not null`),
    check('accounts_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

/** Names by which people are searched. */
export const namesOfProfiles = ({
  firstName,
  lastName,
}: { readonly [name in 'firstName' | 'lastName']: PgColumn }): PgColumn[] => [firstName, lastName];

/** A person at one organisation, or as a consumer. */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null for a consumer. */
    osNo: integer('os_no').references(() => organisations.osNo),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    createdAt: moment('created_at').notNull(),
    /**
     * When the organisation's own record, or an invitation, confirmed that the person belongs to it; null while that is only claimed, and
     * for a consumer (`membership.ts`).
     */
    membershipConfirmedAt: moment('membership_confirmed_at'),
    /** The profile that the next sign-in starts with is the one used last. */
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    unique('profiles_one_an_organisation').on(table.accountId, table.osNo).nullsNotDistinct(),
    indexOfWords('profiles_words', namesOfProfiles(table)),
  ],
);

/**
 * Organisations that say that an account belongs to them, each until its person accepts (`membership.ts`). A refusal
 * stays: the organisation's next file asks no more.
 */
export const membershipAsks = pgTable(
  'membership_asks',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    osNo: integer('os_no')
      .notNull()
      .references(() => organisations.osNo, { onDelete: 'cascade' }),
    /** The organisation's name for them: it sees the account's own only once the person accepts. */
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** When the person was told in the bell and by mail. */
    toldAt: moment('told_at'),
    refusedAt: moment('refused_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.osNo] }),
    index('membership_asks_organisation').on(table.osNo, table.askedAt),
    index('membership_asks_untold')
      .on(table.askedAt)
      .where(sql`${table.toldAt} is null and ${table.refusedAt} is null`),
  ],
);

/**
 * A sign-up that waits for its code. Each keeps its own password, and its own code opens it: no account begins
 * with a password that another person chose for its address.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: uuid('id').primaryKey(),
    email: text('email'),
    mobile: text('mobile'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    osNo: integer('os_no').references(() => organisations.osNo),
    termsVersion: text('terms_version').notNull(),
    privacyVersion: text('privacy_version').notNull(),
    /** argon2id: six digits are too few for a plain hash. */
    codeHash: text('code_hash').notNull(),
    /** Keyed hash of the network address that signed up: its own codes are not slowed by strangers' guesses. */
    requester: text('requester').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('registrations_email').on(table.email),
    index('registrations_mobile').on(table.mobile),
    index('registrations_expiry').on(table.expiresAt),
  ],
);

/** A signed-in device: the family that its refresh tokens belong to. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The organisation of the profile in use. */
    osNo: integer('os_no').references(() => organisations.osNo),
    userAgent: text('user_agent').notNull(),
    /** Coarse origin: `197.86.12.0/24`. */
    network: text('network').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Until when the password that was given for this session counts (`session-confirmation.ts`). */
    confirmedUntil: moment('confirmed_until'),
    /** When the second factor was given in this session; null while it was not (`second-factor.ts`). */
    factorAt: moment('factor_at'),
    /** When a call was made that a role allows. */
    administeredAt: moment('administered_at'),
    /** Counts how often the factor was given: access tokens of before are refused. */
    tokenGeneration: integer('token_generation').notNull().default(0),
    /** Until when the first factor may be set up in this session, after the mailed link was opened. */
    enrolmentUntil: moment('enrolment_until'),
    endedAt: moment('ended_at'),
    endedBy: text('ended_by', {
      enum: [
        'sign-out',
        'ended by the person',
        'token reuse',
        'password reset',
        'password change',
        'sign-in details change',
        'profile chosen',
        'account deletion',
        'administration',
      ],
    }),
  },
  (table) => [
    index('sessions_account')
      .on(table.accountId)
      .where(sql`${table.endedAt} is null`),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** Every refresh token of a family, living or not: a dead one that comes back tells that it was copied. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token, which has 256 random bits: no slower hash is needed. */
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** When it was exchanged, or put out of use by a repeated exchange of the one before. */
    usedAt: moment('used_at'),
    /** The token it was exchanged for; null on a used one that never was exchanged itself. */
    successor: text('successor'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256, as with refresh tokens. */
    hash: text('hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('password_resets_account').on(table.accountId),
    index('password_resets_expiry').on(table.expiresAt),
  ],
);

/**
 * Changes of what a person signs in with: one waits for its codes, and one that was made can be taken back for a while.
 * Deleted after that.
 */
export const signInChanges = pgTable(
  'sign_in_changes',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['email', 'mobile'] }).notNull(),
    /** The account's former value; null for none. */
    before: text('before'),
    /** When the mobile number of before was proved to be the person's. */
    beforeVerifiedAt: moment('before_verified_at'),
    after: text('after').notNull(),
    /** The account's own contact that got the other code. */
    codeTo: text('code_to', { enum: ['email', 'mobile'] }).notNull(),
    /** argon2id, as in `registrations`. Null where another account has the new one: no code opens this change. */
    newCodeHash: text('new_code_hash'),
    currentCodeHash: text('current_code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Until when the codes work. */
    expiresAt: moment('expires_at').notNull(),
    madeAt: moment('made_at'),
    /** SHA-256 of the token that takes it back, as with refresh tokens. */
    undoHash: text('undo_hash').unique(),
    undoUntil: moment('undo_until'),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    index('sign_in_changes_account').on(table.accountId),
    index('sign_in_changes_expiry').on(table.expiresAt),
  ],
);

/** Devices that signed in to an account: failures from other devices do not keep them out (`sign-in-throttle.ts`). */
export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of network and user agent. */
    device: text('device').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.device] })],
);

/** Events of accounts, in UTC, without secrets (ASVS 16.3). Rows are only ever added, and deleted by age. */
export const authenticationEvents = pgTable(
  'authentication_events',
  {
    id: uuid('id').primaryKey(),
    at: moment('at').notNull(),
    event: text('event').notNull(),
    /** A second factor's kind and use: `app: refunds`. */
    detail: text('detail'),
    /** No foreign key: the record outlives the account. Null where no account was recognised. */
    accountId: uuid('account_id'),
    sessionId: uuid('session_id'),
    network: text('network').notNull(),
    userAgent: text('user_agent').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('authentication_events_account').on(table.accountId, table.at),
    index('authentication_events_at').on(table.at),
  ],
);
