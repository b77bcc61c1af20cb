/** Folders that `publishNew` reads in place of this workspace's own builds, and its output. */
interface Places {
  /** The folder of the built shell, whose platform the remotes must fit. */
  siteDir?: string;
  /** The folders of the remotes. */
  folders?: string[];
  /** The remotes that could not be built now. */
  unbuilt?: string[];
  say?: (sentence: string) => void;
}

/** Publishes each remote whose build the site at `dataDir` never had and that fits it. */
export declare const publishNew: (dataDir: string, places?: Places) => Promise<void>;
