import * as z from 'zod/mini';
import { remoteDeclaration } from './remote/index.ts';

/** One remote's release in use. Addresses are paths of the site, or whole addresses under a developer's override. */
export const registryEntry = z.object({
  name: z.string(),
  version: z.string(),
  /** The folder all of the release's files lie in, ending in `/`. */
  base: z.string(),
  /** The federation entry's file name below `base`. */
  entry: z.string(),
  /**
   * How the entry is loaded: `global` by a script that puts the container under a global name, as webpack and Rspack
   * build it; `module` as an ES module, as Vite does. `global` where it is not said.
   */
  type: z.optional(z.enum(['global', 'module'])),
  /** Subresource integrity of every script and style below `base`, by file name; the browser refuses anything else. */
  integrity: z.record(z.string(), z.string()),
  /** Files that a route needs at once, by the route's path; the page preloads them. */
  preload: z.record(z.string(), z.array(z.string())),
  /** What each route takes from the host at once, by the route's path: keys of the share scope (`antd/es/button`). */
  shares: z.record(z.string(), z.array(z.string())),
  declaration: remoteDeclaration,
});

/** What `/registry.json` answers and the page carries inline. */
export const registry = z.object({
  /** The version of the platform package that the shell provides. */
  platform: z.string(),
  /** Another with every build of the shell, so that an open page can tell that it is of an older one. */
  shell: z.optional(z.string()),
  remotes: z.array(registryEntry),
});

export type RegistryEntry = z.output<typeof registryEntry>;

/** A remote as a page of the site has it. */
export interface PageEntry extends RegistryEntry {
  /**
   * Where `integrity`, `preload` and `shares` are whole, as JSON, and what that file is checked by. Said for a remote that
   * the page is not of: `integrity` has its entry alone there.
   */
  files?: { readonly href: string; readonly integrity: string };
}
export type Registry = z.output<typeof registry>;
