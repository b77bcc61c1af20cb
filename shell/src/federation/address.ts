import type { RegistryEntry } from '@phila/contract/remote';

/** Absolute address of a release's file; for `''`, of its folder. */
export const addressOf = (entry: Pick<RegistryEntry, 'base'>, file: string): string =>
  new URL(entry.base + file, window.location.href).href;
