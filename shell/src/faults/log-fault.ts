import type { RegistryEntry } from '@phila/contract/remote';

/**
 * Says on the console which release of which remote failed, how and why. What the person sees names only the area, and
 * the squad whose remote it is would otherwise have nothing to search for.
 * @param how such as `could not be loaded`
 */
export const logFault = (
  { name, version }: Pick<RegistryEntry, 'name' | 'version'>,
  how: string,
  cause: unknown,
): void => {
  // oxlint-disable-next-line no-console -- the console is where a developer looks; no personal data are in it
  console.error(`Remote ${name} ${version} ${how}:`, cause);
};

/** The same for a module that came and threw while it was drawn: a widget, a dialog, an entry of the avatar menu. */
export const logThrown = (
  remote: Pick<RegistryEntry, 'name' | 'version'>,
  module: string,
  cause: unknown,
): void => logFault(remote, `threw in its module ${module}`, cause);

/** A developer asked for a build of their own, which cannot be used: why. */
export const logRefusedOverride = (cause: unknown): void => {
  // oxlint-disable-next-line no-console -- as above
  console.error('Override refused:', cause);
};
