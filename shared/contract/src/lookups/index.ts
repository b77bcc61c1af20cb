import type * as definitions from './definitions.ts';

/** `lookups.titles`, `lookups.workPermits` … A namespace, so that a bundle takes it only where it is used. */
export * as lookups from './definitions.ts';
export * from './lookup.ts';

/** `titles`, `workPermits` …: the path name in camel case. */
export type LookupName = keyof typeof definitions;

/** A row of the named list. */
export type LookupRow<Name extends LookupName> = Parameters<(typeof definitions)[Name]['idOf']>[0];
