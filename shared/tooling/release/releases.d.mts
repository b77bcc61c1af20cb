import type { RemoteDeclaration } from '@phila/contract';

/** A release that cannot be published or taken back; its message is for the person at the prompt. */
export declare class Refused extends Error {}

/** What `registry.json` of a site's data holds, by remote. */
export interface ReleasesState {
  /** The version in use. */
  current: Record<string, string>;
  /** All that were published. */
  history: Record<string, string[]>;
  /** What was in use before, oldest first; null for withdrawn. */
  replaced: Record<string, (string | null)[]>;
  /** Where each version came from, by remote and version; older ones have none. */
  published: Record<string, Record<string, Provenance>>;
}

/** When, by which account and from what a release was published. */
export interface Provenance {
  /** ISO 8601 */
  at: string;
  by: string;
  commit: string | null;
  /** What became of the remote's own lint and unit tests. */
  tests: 'passed' | 'skipped' | 'not run';
}

/** The releases of remotes on one site, as files below `DATA_DIR/site`. */
export declare class Releases {
  constructor(dataDir: string);
  read(): ReleasesState;
  current(name: string): string | undefined;
  folderOf(name: string, version: string): string;
  versions(name: string): string[];
  next(name: string, packageVersion: string, step?: 'patch' | 'minor' | 'major'): string;
  /** @throws Refused when another process is changing them and does not end */
  change<T>(work: (changes: Changes) => T): Promise<T>;
}

/** What may be done to the releases while no other process changes them. */
export declare class Changes extends Releases {
  /** @throws Refused when the version is published already, or with the sentence that `refusalOf` gives */
  publish(
    name: string,
    version: string,
    build: string,
    refusalOf?: (declaration: RemoteDeclaration, others: RemoteDeclaration[]) => string | null,
    provenance?: Provenance,
  ): void;
  /** @throws Refused when it was never released, is in use already, or does not fit */
  to(
    name: string,
    version: string,
    refusalOf?: (declaration: RemoteDeclaration, others: RemoteDeclaration[]) => string | null,
  ): void;
  /** @returns what is in use now; null for nothing @throws Refused when there is none before the one in use */
  back(name: string): string | null;
  /** @returns the version that was in use @throws Refused when there was none */
  withdraw(name: string): string;
}
