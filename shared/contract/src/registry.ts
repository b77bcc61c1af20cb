import * as z from 'zod/mini';
import { remoteDeclaration } from './remote/index.ts';

/** Remote's release in use. Addresses are site paths, or full addresses under a developer's override. */
export const registryEntry = z.object({
  name: z.string(),
  version: z.string(),
  /** Folder of the release's files, ending in `/`. */
  base: z.string(),
  /** File name of the federation entry in `base`. */
  entry: z.string(),
  /**
   * Way to load the entry: `global` by a script that sets a global container, as webpack and Rspack build it; `module`
   * as an ES module, as Vite does. Default: `global`.
   */
  type: z.optional(z.enum(['global', 'module'])),
  /** Subresource integrity of every script and style in `base`, by file name; browsers refuse anything else. */
  integrity: z.record(z.string(), z.string()),
  /** Files to preload for a route, by its path. */
  preload: z.record(z.string(), z.array(z.string())),
  /** Shared modules that a route needs from the host, by its path: keys of the share scope (`antd/es/button`). */
  shares: z.record(z.string(), z.array(z.string())),
  declaration: remoteDeclaration,
});

/** Answer of `/registry.json`, also inlined in the page. */
export const registry = z.object({
  /** Version of the platform package in the shell. */
  platform: z.string(),
  /** Id of the shell's build, so that open pages can tell when they are outdated. */
  shell: z.optional(z.string()),
  remotes: z.array(registryEntry),
});

export type RegistryEntry = z.output<typeof registryEntry>;

/** Remote in a page's inlined registry. */
export interface PageEntry extends RegistryEntry {
  /**
   * Location and integrity of a file with the complete `integrity`, `preload` and `shares`. Set for remotes other than
   * the page's own: their inlined `integrity` has just the entry.
   */
  files?: { readonly href: string; readonly integrity: string };
}
export type Registry = z.output<typeof registry>;
