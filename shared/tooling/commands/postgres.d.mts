/** A PostgreSQL of the tests' own with one empty database; gone with `stop`. */
export declare const startPostgres: (options?: {
  isDurable?: boolean;
}) => Promise<{ url: string; stop: () => Promise<void> }>;
/** The folder of the server's programs; an empty name where they are found by the path. */
export declare const programs: () => Promise<string>;
/** The account that runs the server where this one is root; empty otherwise. */
export declare const account: () => { uid?: number; gid?: number };
