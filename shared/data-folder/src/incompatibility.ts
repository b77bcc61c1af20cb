import { gtr, satisfies, validRange } from 'semver';
import { refusalOfTaken, type RoutedRemote } from './taken-routes.ts';

/** The part of a declaration that a site checks. */
export interface Declared extends RoutedRemote {
  /** The name shown to people. */
  title?: string | undefined;
  /** Platform versions that it runs on, as a semver range: `^1.0.0`. */
  platform: string;
}

/** Returns the reason why a remote cannot be in use beside the others, or null. */
export type RefusalOf = (declaration: Declared, others: readonly Declared[]) => string | null;

/**
 * Refuses a declaration that needs another platform, or addresses of other remotes.
 * @param others declarations of the site's other remotes
 * @returns the refusing sentence, or null
 */
export const incompatibility = (
  declaration: Declared,
  platform: string,
  others: readonly Declared[],
): string | null => {
  if (!validRange(declaration.platform))
    return `${declaration.name} declares the platform ${declaration.platform}, which is no version range.`;
  if (satisfies(platform, declaration.platform)) return refusalOfTaken(declaration, others);
  return (
    `${declaration.name} needs the platform ${declaration.platform}, and the running site has ${platform}. ` +
    (gtr(platform, declaration.platform)
      ? 'Build the remote against the newer platform and state it in remote.ts.'
      : 'Release the newer shell first, or ask for less in remote.ts.')
  );
};
