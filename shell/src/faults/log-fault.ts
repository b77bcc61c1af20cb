import type { RegistryEntry } from '@phila/contract/remote';

/**
 * Logs a failed release with how and why, because its squad needs more than the message on the page.
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

/** Logs a module that loaded but threw while it was drawn: a widget, a dialog, an entry of the avatar menu. */
export const logThrown = (
  remote: Pick<RegistryEntry, 'name' | 'version'>,
  module: string,
  cause: unknown,
): void => logFault(remote, `threw in its module ${module}`, cause);

/** Logs why a developer's own build can't be used. */
export const logRefusedOverride = (cause: unknown): void => {
  // oxlint-disable-next-line no-console -- as above
  console.error('Override refused:', cause);
};
