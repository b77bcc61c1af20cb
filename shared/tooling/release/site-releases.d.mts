import type { ReleaseSite } from '@phila/remote-kit/publish';

/** Opens the releases of a site with the token in `PHILA_TOKEN`, or the one in the site's data folder. */
export function siteReleases(address: string, dataDir: string): ReleaseSite;
