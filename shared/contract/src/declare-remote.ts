import type * as z from 'zod/mini';
import type { remoteDeclaration } from './remote.ts';

/**
 * Types a declaration while it is written; the build checks it. Apart from the schema, so that a remote, which
 * carries its own declaration, does not carry the schema as well.
 */
export const remote = (declared: z.input<typeof remoteDeclaration>): z.input<typeof remoteDeclaration> =>
  declared;
