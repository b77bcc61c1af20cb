import type { ReleaseManifest } from '@phila/contract';
import type { Verdict } from './gate/manifest.ts';
import type { Audience, Pin, Rollout } from './rollout/acts.ts';
import type { GuardState } from './rollout/guard.ts';
import type { Called } from './sets/calls.ts';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

/** Result of the gate, kept with a release. */
export interface GateResult {
  readonly verdicts: readonly Verdict[];
  /** Calls of the service that the build makes. */
  readonly calls: readonly Called[];
  /** Names that a shell exports, by key of the share scope; null for a module whose names only running it tells. */
  readonly provided: Readonly<Record<string, readonly string[] | null>>;
}

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Releases of the shell and the remotes: never changed once there, but for being purged. */
export const releases = pgTable(
  'releases',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** Identifies the build: SHA-256 of what its manifest says of it, in hexadecimal. */
    digest: text('digest').notNull(),
    manifest: jsonb('manifest').$type<ReleaseManifest>().notNull(),
    gate: jsonb('gate').$type<GateResult>().notNull(),
    by: text('by').notNull(),
    at: moment('at').notNull(),
    /** Null unless its files are served no more, for good. */
    purgedAt: moment('purged_at'),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version] }),
    unique('releases_remote_digest').on(table.remote, table.digest),
  ],
);

/** Instances of the service that run, each with the calls that it answers. */
export const serviceInstances = pgTable('service_instances', {
  id: uuid('id').primaryKey(),
  calls: jsonb('calls').$type<readonly Called[]>().notNull(),
  seenAt: moment('seen_at').notNull(),
});

/** The release of each remote in use, and those given to some before others. */
export const releaseChannels = pgTable('release_channels', {
  remote: text('remote').primaryKey(),
  /** Null for withdrawn. */
  live: text('live'),
  /** Versions formerly in use, oldest first; null for withdrawn. */
  previous: jsonb('previous').$type<readonly (string | null)[]>().notNull(),
  /** Null while no version is being rolled out. */
  rollout: jsonb('rollout').$type<Rollout>(),
  pins: jsonb('pins').$type<readonly Pin[]>().notNull().default([]),
  /** Null before the first rollout by percentage. */
  guard: jsonb('guard').$type<GuardState>(),
  /** Grows with every change. */
  revision: integer('revision').notNull(),
  since: moment('since').notNull(),
  /** Author of the last change, as a command named them; null if an account made it. */
  by: text('by'),
  actorId: uuid('actor_id'),
});

/** Browsers that were given a version of a remote that is rolled out by percentage: the new one, or the live one. */
export const releaseExposures = pgTable(
  'release_exposures',
  {
    remote: text('remote').notNull(),
    /** Salt of the rollout that it was counted in. */
    salt: text('salt').notNull(),
    /** Random id of the browser, from its cookie. */
    subject: text('subject').notNull(),
    arm: text('arm', { enum: ['canary', 'live'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.salt, table.arm, table.subject] })],
);

/** Files in the blob store, by the hash of their bytes. */
export const releaseBlobs = pgTable('release_blobs', {
  sha256: text('sha256').primaryKey(),
  /** Integrity attribute of the same bytes: `sha384-…`. */
  integrity: text('integrity').notNull(),
  size: integer('size').notNull(),
  /** SHA-256 of the bytes compressed by brotli; null before, and where that saves nothing. */
  brotli: text('brotli'),
  /** Last named by a publication; older ones that no release names are swept. */
  seenAt: moment('seen_at').notNull(),
});

/** Tokens that publish releases of one remote; only hashes of their secrets are kept. */
export const releaseTokens = pgTable('release_tokens', {
  id: text('id').primaryKey(),
  remote: text('remote').notNull(),
  /** The machine that uses it, for people. */
  name: text('name').notNull(),
  /** SHA-256 of the secret, in hexadecimal. */
  hash: text('hash').notNull(),
  madeAt: moment('made_at').notNull(),
  actorId: uuid('actor_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
  lastUsedAt: moment('last_used_at'),
  revokedAt: moment('revoked_at'),
});

/** Workflows of CIs that publish releases of a remote with an identity that their CI signs: no secret is kept. */
export const releaseWorkflows = pgTable('release_workflows', {
  id: uuid('id').primaryKey(),
  remote: text('remote').notNull(),
  issuer: text('issuer').notNull(),
  repository: text('repository').notNull(),
  workflow: text('workflow').notNull(),
  /** Null for any. */
  environment: text('environment'),
  madeAt: moment('made_at').notNull(),
  actorId: uuid('actor_id').notNull(),
  lastUsedAt: moment('last_used_at'),
  endedAt: moment('ended_at'),
});

/** Remotes whose releases two people put in use. */
export const releasePolicies = pgTable('release_policies', {
  remote: text('remote').primaryKey(),
  twoPeople: boolean('two_people').notNull(),
});

/** Changes that one person asked for, and another has to confirm; at most one a remote. */
export const releaseRequests = pgTable('release_requests', {
  remote: text('remote').primaryKey(),
  /** The release to put in use, or to purge; null to need only one person from then on. */
  version: text('version'),
  isPurge: boolean('is_purge').notNull().default(false),
  /** The people to give it to first; null for everyone at once. */
  audience: jsonb('audience').$type<Audience>(),
  /** The release in use when it was asked; null for none. */
  inUse: text('in_use'),
  reason: text('reason').notNull(),
  actorId: uuid('actor_id').notNull(),
  at: moment('at').notNull(),
});

/** Everything that was done with releases; only ever added to. */
export const releaseEvents = pgTable('release_events', {
  id: uuid('id').primaryKey(),
  remote: text('remote').notNull(),
  /** Null for withdrawn, and for a build that was refused. */
  version: text('version'),
  act: text('act', {
    enum: [
      'published',
      'refused',
      'testers',
      'organisations',
      'percent',
      'pinned',
      'unpinned',
      'paused',
      'asked',
      'live',
      'back',
      'taken back',
      'withdrawn',
      'purged',
    ],
  }).notNull(),
  by: text('by'),
  actorId: uuid('actor_id'),
  reason: text('reason'),
  at: moment('at').notNull(),
});
