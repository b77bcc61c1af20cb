import { createHash } from 'node:crypto';
import { type ReleaseManifest, remoteDeclaration, SHELL } from '@phila/contract';
import { and, eq } from 'drizzle-orm';
import { gt, inc, rsort, valid } from 'semver';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import { lockReleases, recordEvent } from './change-in-use.ts';
import { releaseFile } from './gate/manifest.ts';
import { heldTo, siteFor } from './judging-site.ts';
import type { Called } from './sets/calls.ts';
import { type Declared, refusalOfPlatform } from './sets/fits.ts';
import { refusalOfFiles } from './named-files.ts';
import type { ReleaseStore } from './release-store.ts';
import { type GateResult, releases } from './tables.ts';

/** A build to publish. */
export interface Publication {
  readonly remote: string;
  readonly manifest: ReleaseManifest;
  readonly by: string;
  /** Default: the next one by `step`. */
  readonly version?: string | undefined;
  readonly step?: 'patch' | 'minor' | 'major' | undefined;
  /** The lowest version to begin with. Default: 1.0.0. */
  readonly atLeast?: string | undefined;
}

/** Result of a publication: the files to send first, or the version. */
export type Published =
  | { readonly missing: readonly string[] }
  | {
      readonly version: string;
      /** Sentences for the publisher: the release cannot be in use while they hold. */
      readonly notes: readonly string[];
      /** Calls of the service that the build makes. */
      readonly calls: readonly Called[];
    };

/** Identifies a build by its content; neither the publisher nor the order of its files matters. */
const digestOf = ({ release, files }: ReleaseManifest): string => {
  const sorted = Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([release, sorted]))
    .digest('hex');
};

const named = z.extend(releaseFile, { declaration: remoteDeclaration });
const shell = z.looseObject({ platform: z.string(), scripts: z.array(z.string()) });

/** Says why a manifest is none of this remote; null if it is. */
const refusalOfManifest = (remote: string, { release }: ReleaseManifest): string | null => {
  if (remote === SHELL)
    return shell.safeParse(release).success
      ? null
      : 'The manifest is none of a built shell: it lacks shell.json.';
  const read = named.safeParse(release);
  if (!read.success) {
    const [issue] = read.error.issues;
    return `The release.json of ${remote} cannot be read: ${issue?.path.join('.')}: ${issue?.message}.`;
  }
  return read.data.name === remote && read.data.declaration.name === remote
    ? null
    : `This is a build of ${read.data.declaration.name}, not of ${remote}.`;
};

/** The next version: above all earlier ones, and at least this one. */
const nextVersion = (
  earlier: readonly string[],
  step: 'patch' | 'minor' | 'major',
  atLeast: string,
): string => {
  const [latest] = rsort(earlier.filter((version) => valid(version)));
  const above = latest === undefined ? null : inc(latest, step);
  return above === null || gt(atLeast, above) ? atLeast : above;
};

/** The gate's result as the publisher is told it. */
const toldOf = ({ verdicts, calls }: GateResult) => ({
  notes: verdicts.filter(({ verdict }) => verdict === 'noted').map(({ words }) => words),
  calls,
});

const publishedAs = async (
  within: Database,
  remote: string,
  digest: string,
): Promise<{ version: string; notes: string[]; calls: readonly Called[] } | undefined> => {
  const [same] = await within
    .select({ version: releases.version, gate: releases.gate, purgedAt: releases.purgedAt })
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.digest, digest)));
  if (same?.purgedAt !== undefined && same.purgedAt !== null)
    throw new Refusal(
      409,
      `This build of ${remote} was published as ${same.version}, and purged. Change it first.`,
    );
  return same === undefined ? undefined : { version: same.version, ...toldOf(same.gate) };
};

const assertVersion = (version: string | undefined): void => {
  if (version !== undefined && valid(version) !== version)
    throw new Refusal(422, `${version} is no version; write three numbers, as in 1.2.3.`);
};

/**
 * Publishes a build once all its files are stored. Nothing of it is served before, and a publication that breaks off
 * leaves only files that the next one need not send again.
 * @throws Refusal 409 for a version that another build has, 422 for a build that the site refuses
 */
export const publishRelease = async (
  { database, clock, releases: store }: { database: Database; clock: Clock; releases: ReleaseStore },
  { remote, manifest, by, version, step = 'patch', atLeast = '1.0.0' }: Publication,
): Promise<Published> => {
  assertVersion(version);
  assertVersion(atLeast);
  const now = clock.now();
  const digest = digestOf(manifest);
  const same = await publishedAs(database, remote, digest);
  if (same !== undefined && (version === undefined || version === same.version)) return same;
  const refusal = refusalOfManifest(remote, manifest);
  if (refusal !== null) throw new Refusal(422, refusal);
  const site = await siteFor(database, remote);
  // Asked before the files are sent as well.
  const unfit =
    site === null ? null : refusalOfPlatform(manifest.release['declaration'] as Declared, site.host);
  if (unfit !== null) throw new Refusal(422, unfit);
  const hashes = [...new Set(Object.values(manifest.files).map(({ sha256 }) => sha256))];
  const stored = await store.files.stored(hashes, now);
  const missing = hashes.filter((hash) => !stored.has(hash));
  if (missing.length > 0) return { missing };
  const refused = refusalOfFiles(remote, manifest, stored);
  if (refused !== null) throw new Refusal(422, refused);
  const gate = await heldTo(site, store, manifest);
  await store.files.compress(manifest.files, now);
  return database.transaction(async (tx) => {
    await lockReleases(tx);
    const again = await publishedAs(tx, remote, digest);
    if (again !== undefined && (version === undefined || version === again.version)) return again;
    if (again !== undefined)
      throw new Refusal(409, `This build of ${remote} is published already, as ${again.version}.`);
    const earlier = await tx
      .select({ version: releases.version })
      .from(releases)
      .where(eq(releases.remote, remote));
    const versions = earlier.map((row) => row.version);
    const given = version ?? nextVersion(versions, step, atLeast);
    if (versions.includes(given))
      throw new Refusal(409, `${remote} ${given} is published already; a release is never changed.`);
    await tx.insert(releases).values({ remote, version: given, digest, manifest, gate, by, at: now });
    await recordEvent(tx, {
      remote,
      version: given,
      act: 'published',
      by,
      actorId: null,
      reason: null,
      at: now,
    });
    return { version: given, ...toldOf(gate) };
  });
};
