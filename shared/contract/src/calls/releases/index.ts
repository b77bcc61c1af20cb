import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { releaseManifest } from '../../release-manifest.ts';

const name = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/));
const params = z.strictObject({ remote: name });
const version = z.string().check(z.maxLength(40));
const by = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const path = '/Releases/{remote}';

const release = z.object({
  version: z.string(),
  /** Identifies the build: SHA-256 of its manifest's `release` and `files`, in hexadecimal. */
  digest: z.string(),
  isInUse: z.boolean(),
  /** Time (ISO 8601) and author of the publication. */
  at: z.string(),
  by: z.string(),
  commit: z.nullable(z.string()),
  tests: z.string(),
});

const remote = z.object({
  name: z.string(),
  /** Version in use; null if withdrawn or never in use. */
  version: z.nullable(z.string()),
  /** Grows with every change of what is in use. */
  revision: z.int(),
  /** Oldest first. */
  releases: z.array(release),
});
export type ReleasedRemote = z.output<typeof remote>;

export const list = call({
  method: 'GET',
  path: '/Releases',
  access: 'machine',
  summary: 'The shell and the remotes with all their releases, and which is in use.',
  value: z.array(remote),
});

/**
 * Takes the same manifest twice: before and after the missing files were sent. Between the two nothing is kept of the
 * release itself, so a publication can be resumed, and is whole or absent.
 */
export const publish = call({
  method: 'POST',
  path,
  access: 'machine',
  summary:
    'Publishes a build. Answers which files are missing, to be sent to PUT /Releases/blobs/{sha256}; once none is, the release is kept for good, and in use only when it is made live. The same build again is the release that there is. 409 for a version that another build has, 422 for a build that the site refuses.',
  params,
  body: z.strictObject({
    manifest: releaseManifest,
    by,
    /** Default: the next version by `step`, at least `atLeast`. */
    version: z.optional(version),
    step: z.optional(z.enum(['patch', 'minor', 'major'])),
    atLeast: z.optional(version),
  }),
  value: z.object({
    /** SHA-256 of the files to send; none once the release is kept. */
    missing: z.array(z.string()),
    /** Null while files are missing. */
    version: z.nullable(z.string()),
    /** True once the release has been in use, also if it was taken back since. */
    wasLive: z.boolean(),
    /** Sentences about other remotes that must change before the release can be in use, or lead where it says. */
    notes: z.array(z.string()),
    /** Calls of the service that the build makes; none while files are missing. */
    calls: z.array(z.object({ method: z.string(), path: z.string() })),
  }),
  timeout: 300_000,
});

const inUse = z.object({ version: z.nullable(z.string()) });
const act = z.strictObject({ by });

export const makeLive = call({
  method: 'POST',
  path: `${path}/live`,
  access: 'machine',
  summary:
    'Puts a published release in use, from the site’s own machine. On a site with a public address only for the first release of a remote: a person does it there. 422 for a release that does not fit the rest of the site.',
  params,
  body: z.strictObject({ by, version }),
  value: inUse,
});

export const back = call({
  method: 'POST',
  path: `${path}/back`,
  access: 'machine',
  summary: 'Puts what was in use before in use again, at once and on every server.',
  params,
  body: act,
  value: inUse,
});

export const withdraw = call({
  method: 'POST',
  path: `${path}/withdraw`,
  access: 'machine',
  summary: 'Takes a remote out of the site, at once and on every server. Its files stay.',
  params,
  body: act,
  /** Version that was in use. */
  value: z.object({ version: z.string() }),
});

export const sourceMap = call({
  method: 'GET',
  path: `${path}/{version}/maps/{file}`,
  access: 'machine',
  summary: 'The source map of a script of a release, to read the stack of a fault.',
  params: z.strictObject({ remote: name, version, file: z.string().check(z.maxLength(100)) }),
});
