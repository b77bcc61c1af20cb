import type * as definitions from './definitions.ts';

/**
 * Exports `lookups.titles`, `lookups.workPermits` … as a namespace, so that a bundle includes only the lookups that it
 * uses.
 */
export * as lookups from './definitions.ts';
export * from './lookup.ts';
export * from './own-rows.ts';

/** `titles`, `workPermits` …: path names in camel case. */
export type LookupName = keyof typeof definitions;

/** Row of the named list. */
export type LookupRow<Name extends LookupName> = Parameters<(typeof definitions)[Name]['idOf']>[0];
