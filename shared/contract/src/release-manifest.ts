import * as z from 'zod/mini';

/** Name under which the shell is released beside the remotes. */
export const SHELL = 'shell';

/** Bytes of the largest file of a release. */
export const LARGEST_RELEASE_FILE = 10_000_000;

const text = (most: number) => z.string().check(z.maxLength(most));

/** Lower-case SHA-256, in hexadecimal: the name of a file's bytes. */
export const sha256 = z.string().check(z.regex(/^[\da-f]{64}$/, 'Give the SHA-256 in hexadecimal'));

const file = z.strictObject({
  sha256,
  /** Bytes. */
  size: z.int().check(z.minimum(0), z.maximum(LARGEST_RELEASE_FILE, 'A file has at most 10 MB')),
});

/** Description of a build as it is published: nothing that it does not name is ever served. */
export const releaseManifest = z.strictObject({
  /** Content of the build's `release.json`, or of the shell's `shell.json`. */
  release: z.looseObject({}),
  /** Files by their path in the build, source maps included. */
  files: z.record(text(200), file),
  /** Commit that it was built from, followed by `+changes` if the sources differed; null if unknown. */
  commit: z.nullable(text(60)),
  /** Result of the squad's own tests: `passed`, `skipped`, `not run`; `not tried` for an outside build. */
  tests: text(20),
});
export type ReleaseManifest = z.output<typeof releaseManifest>;
