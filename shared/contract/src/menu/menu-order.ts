import type { NavigationEntry } from '../remote/index.ts';

/** Made for the first tie: a browser reads its tables for it, which takes a slow phone a tenth of a second. */
let collator: Intl.Collator | undefined;

/** Lower order first, ties by label: the same across remotes in any load order (`NavigationEntry.order`). */
export const menuOrder = (a: NavigationEntry, b: NavigationEntry): number =>
  a.order - b.order || (collator ??= new Intl.Collator('en-ZA')).compare(a.label, b.label);
