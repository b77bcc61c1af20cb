/** Publishes each remote whose build the site at `dataDir` never had. */
export declare const publishNew: (dataDir: string) => void;
