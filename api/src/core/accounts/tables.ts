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
    /** Lower case (`user-name.ts`). Written only once it received a code, so it is unique. */
    email: text('email').unique(),
    /** International form, `+27821234567`. Unique only once verified: anyone can type another's number. */
    mobile: text('mobile'),
    mobileVerifiedAt: moment('mobile_verified_at'),
    /** Null for an imported account that no one has claimed yet. */
    passwordHash: text('password_hash'),
    /** Set for a password that works for a single sign-in until then (the first administrator's). */
    oneTimeUntil: moment('one_time_until'),
    termsVersion: text('terms_version'),
    termsAcceptedAt: moment('terms_accepted_at'),
    privacyVersion: text('privacy_version'),
    privacyAcceptedAt: moment('privacy_accepted_at'),
    /** When an employer imported it; null if the person created it. */
    importedAt: moment('imported_at'),
    createdAt: moment('created_at').notNull(),
    lastSignInAt: moment('last_sign_in_at'),
    /** When an administrator disabled the account, and why; null if active. */
    disabledAt: moment('disabled_at'),
    disabledBecause: text('disabled_because'),
    /**
     * When an administrator removed a lost factor; null again once a new one is set up, which needs the mailed link.
     */
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

/** Names by which people can be searched. */
export const namesOfProfiles = ({
  firstName,
  lastName,
}: { readonly [name in 'firstName' | 'lastName']: PgColumn }): PgColumn[] => [firstName, lastName];

/** A person's profile at an organisation, or as a consumer. */
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
     * When the organisation's record, or an invitation, confirmed the membership; null while only claimed, and for a
     * consumer (`membership.ts`).
     */
    membershipConfirmedAt: moment('membership_confirmed_at'),
    /** The latest use: the next sign-in starts with the profile used last. */
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    unique('profiles_one_an_organisation').on(table.accountId, table.osNo).nullsNotDistinct(),
    indexOfWords('profiles_words', namesOfProfiles(table)),
  ],
);

/**
 * Organisations' claims on accounts, until the person accepts (`membership.ts`). A refusal stays, so that the
 * organisation's next file does not ask again.
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
    /** The organisation's own name for the person; it sees the account's name only once the person accepts. */
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** When the person was notified and mailed. */
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
 * Sign-ups that wait for their code. Each has its own password and code, so that no account begins with a password that
 * somebody else chose for the address.
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
    /** argon2id, as six digits are too few for a plain hash. */
    codeHash: text('code_hash').notNull(),
    /** Keyed hash of the network that signed up: wrong codes from other networks do not slow it down. */
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

/** Signed-in devices, each a family of refresh tokens. */
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
    /** Abbreviated origin: `197.86.12.0/24`. */
    network: text('network').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Until when the session's password counts (`session-confirmation.ts`). */
    confirmedUntil: moment('confirmed_until'),
    /** When this session's second factor was given; null for never (`second-factor.ts`). */
    factorAt: moment('factor_at'),
    /** The latest call that a role allows. */
    administeredAt: moment('administered_at'),
    /** Rises with each factor given: earlier access tokens are refused. */
    tokenGeneration: integer('token_generation').notNull().default(0),
    /** Until when this session may set up its first factor, after the mailed link was opened. */
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

/** All refresh tokens of a family; a used one that returns was copied. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token. Needs no slower hash, because the token has 256 random bits. */
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** When it was exchanged, or invalidated by a repeated exchange of its predecessor. */
    usedAt: moment('used_at'),
    /** The token that replaced it; null if a used token was not exchanged. */
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

/** Changes of a sign-in name: waiting for codes, or made and still revocable. Deleted after that. */
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
    /** When the former mobile number was verified. */
    beforeVerifiedAt: moment('before_verified_at'),
    after: text('after').notNull(),
    /** The account's own contact that received the other code. */
    codeTo: text('code_to', { enum: ['email', 'mobile'] }).notNull(),
    /** argon2id, as in `registrations`. Null if another account has the new name: no code opens this change. */
    newCodeHash: text('new_code_hash'),
    currentCodeHash: text('current_code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The expiry of the codes. */
    expiresAt: moment('expires_at').notNull(),
    madeAt: moment('made_at'),
    /** SHA-256 of the token that reverts it, as with refresh tokens. */
    undoHash: text('undo_hash').unique(),
    undoUntil: moment('undo_until'),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    index('sign_in_changes_account').on(table.accountId),
    index('sign_in_changes_expiry').on(table.expiresAt),
  ],
);

/** Devices that signed in before. Failures on other devices do not lock them out (`sign-in-throttle.ts`). */
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

/** Events of accounts, in UTC, without secrets (ASVS 16.3). Rows are only added, and deleted by age. */
export const authenticationEvents = pgTable(
  'authentication_events',
  {
    id: uuid('id').primaryKey(),
    at: moment('at').notNull(),
    event: text('event').notNull(),
    /** A second factor's kind and use: `app: refunds`. */
    detail: text('detail'),
    /** No foreign key, as the record outlives the account. Null if no account was recognised. */
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
