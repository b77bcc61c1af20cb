import type { ReleasedRemote, ReleaseManifest } from '@phila/contract';

/** The error for what a site refuses; its message is for the person at the prompt. */
export class Refused extends Error {}

interface Origin {
  commit: string | null;
  tests: string;
}

/** Describes a build for a publication. @throws Refused for a folder without `release.json` or `shell.json` */
export function manifestOf(folder: string, origin: Origin): ReleaseManifest;

/** Identifies a build as the site does: SHA-256 in hexadecimal. */
export function digestOf(manifest: ReleaseManifest): string;

/** The releases of a site, for who holds a token for them. Every method throws Refused where the site refuses. */
export class ReleaseSite {
  /** @param by the name shown beside what is done */
  constructor(address: string, token: string, by: string);
  readonly address: string;
  readonly token: string;
  readonly by: string;
  list(): Promise<ReleasedRemote[]>;
  publish(
    name: string,
    folder: string,
    options: Origin & {
      version?: string | undefined;
      step?: 'patch' | 'minor' | 'major';
      atLeast?: string;
      said?: (sent: number, of: number) => void;
    },
  ): Promise<{
    version: string;
    wasLive: boolean;
    /** Sentences about other remotes that must change before the release can be in use, or lead where it says. */
    notes: string[];
    /** Calls of the service that the build makes. */
    calls: { method: string; path: string }[];
  }>;
  makeLive(name: string, version: string): Promise<string>;
  back(name: string): Promise<string | null>;
  withdraw(name: string): Promise<string>;
  sourceMap(name: string, version: string, file: string): Promise<string | null>;
}
