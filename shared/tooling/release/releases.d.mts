/** A release that cannot be published or taken back; its message is for the person at the prompt. */
export declare class Refused extends Error {}

/** What `registry.json` of a site's data holds: the version in use and all there were, by remote. */
export interface ReleasesState {
  current: Record<string, string>;
  history: Record<string, string[]>;
}

/** The releases of remotes on one site, as files below `DATA_DIR/site`. */
export declare class Releases {
  constructor(dataDir: string);
  read(): ReleasesState;
  write(state: ReleasesState): void;
  folderOf(name: string, version: string): string;
  versions(name: string): string[];
  next(name: string, packageVersion: string, step?: 'patch' | 'minor' | 'major'): string;
  /** @throws Refused when the version is published already */
  publish(name: string, version: string, build: string): void;
  /** @throws Refused when there is none before the one in use */
  back(name: string): string;
}
