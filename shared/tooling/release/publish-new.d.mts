import type { ReleaseSite } from '@phila/remote-kit/publish';

/** Publishes the shell and each remote whose build is new to this site, and puts it in use. */
export function publishNew(
  site: ReleaseSite,
  places?: {
    siteDir?: string;
    folders?: string[];
    unbuilt?: string[];
    gate?: (folder: string, siteDir: string) => Promise<string | null>;
    say?: (sentence: string) => void;
  },
): Promise<void>;
