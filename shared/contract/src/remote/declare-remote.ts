import type { DeclaredRemote } from './declaration.ts';

/**
 * Types a declaration while it is written; the build checks it. In a file without the schema, so that a remote does not
 * bundle the schema with its declaration.
 */
export const remote = (declared: DeclaredRemote): DeclaredRemote => declared;
