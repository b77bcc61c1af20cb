import type { RegistryEntry } from '@phila/contract/remote';

/** A file of a release, as a whole address; of `''` the folder of the release. */
export const addressOf = (entry: Pick<RegistryEntry, 'base'>, file: string): string =>
  new URL(entry.base + file, window.location.href).href;
