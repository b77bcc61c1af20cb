import * as z from 'zod/mini';

const hashes = z._default(z.record(z.string(), z.string()), {});
const lists = z._default(z.record(z.string(), z.array(z.string())), {});

/** The content of a build's `release.json`, as far as the gate reads it. Files are paths within the build. */
export const releaseFile = z.looseObject({
  /** Name of the remote. */
  name: z.string(),
  entry: z.string(),
  type: z.optional(z.enum(['global', 'module'])),
  /** SHA-384 of every script and style, as `sha384-` and base64. */
  integrity: hashes,
  /** The same of pictures, fonts, data and licence texts. */
  assets: hashes,
  /** Files to fetch at once, by the path of a route. */
  preload: lists,
  /** Keys of the share scope that a route needs, by its path. */
  shares: lists,
  /** Names that the build imports from the host, by key of the share scope. */
  imports: lists,
  /** Calls of its sections' records, whose paths its scripts hold in parts: written by the build. */
  calls: z._default(z.array(z.object({ method: z.string(), path: z.string() })), []),
  /** Declaration from `remote.ts`, checked by the gate. */
  declaration: z.unknown(),
});
export type ReleaseFile = z.output<typeof releaseFile>;

/** A build as the gate sees it. */
export interface Manifest {
  release: ReleaseFile;
  /** Every file of the build but `release.json`, by path: its size in bytes. */
  files: Readonly<Record<string, { readonly size: number }>>;
}

/**
 * Verdict of one check. `words` are a sentence or more for the person who publishes. `noted` is for what another remote
 * may change before the release is in use.
 */
export interface Verdict {
  check: string;
  verdict: 'passed' | 'noted' | 'refused' | 'not applicable';
  words: string;
}

/** Makes a verdict of a sentence against a build, or of none. */
export const verdictOf = (
  check: string,
  against: string | null,
  passed: string,
  weight: 'noted' | 'refused' = 'refused',
): Verdict =>
  against === null ? { check, verdict: 'passed', words: passed } : { check, verdict: weight, words: against };
