import { declaredNames } from '../declarations/declared.ts';

/** `shop-vouchers` → `shopVouchers`, with which the names of its slices begin. */
const prefixOf = (remote: string): string =>
  remote.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The remote that first injected each slice. */
const owners = new Map<string, string>();

/** The remote that a slice is named after: of several, the one with the longest name. */
const namedAfter = (slice: string): string | undefined =>
  declaredNames()
    .filter((remote) => slice.startsWith(prefixOf(remote)))
    .toSorted((a, b) => b.length - a.length)[0];

/**
 * Notes that the remote injects a slice of this name.
 * @throws Error if the name is another remote's
 */
export const claimSlice = (remote: string, slice: string): void => {
  const owner = owners.get(slice) ?? namedAfter(slice) ?? remote;
  if (owner !== remote)
    throw new Error(`The slice "${slice}" is of ${owner}: begin its name with ${prefixOf(remote)}.`);
  owners.set(slice, remote);
};
