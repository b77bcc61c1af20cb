/** A PostgreSQL of the tests' own with one empty database; gone with `stop`. */
export declare const startPostgres: () => Promise<{ url: string; stop: () => Promise<void> }>;
