import type { RegistryEntry, SiteRegistry } from '@phila/contract';
import type { PageCode } from '../core/drawing/draw-process.ts';
import type { ReleaseFile } from '../core/releases/release-files.ts';
import type { Shell } from './shell.ts';

/** The shell and the remotes in use: what a page is made of. The same object for a set of releases until they change. */
export interface SiteSet {
  /** Null while none is released. */
  readonly shell: Shell | null;
  readonly registry: SiteRegistry;
  /** When the release of each remote was published, by name. */
  readonly changedAt: ReadonlyMap<string, Date>;
  /** True where it was made for one visitor, by their cookie. */
  readonly isPersonal: boolean;
}

/** Supplies the parts of the site: from releases, or from development servers. */
export interface SiteSource {
  /** @param cookies of the visitor, as the header has them; without them, what everyone has */
  now(cookies?: string): Promise<SiteSet>;
  /** A release, in use or not; null for one that was never published, or is purged. */
  entry(name: string, version: string): Promise<RegistryEntry | null>;
  /** A file of the shell by its path in the build; null for none, `gone` where its release is purged. */
  shellFile(path: string): Promise<ReleaseFile | 'gone' | null>;
  /** A file of a remote by its path in the build; null for none, `gone` where the release is purged. */
  remoteFile(name: string, version: string, path: string): Promise<ReleaseFile | 'gone' | null>;
  /** The code that draws pages of a remote; null where the browser alone draws them. */
  code(shell: Shell, remote: RegistryEntry): Promise<PageCode | null>;
}
