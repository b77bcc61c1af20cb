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

/** Release that was in use before, which a page loads where the present one does not come. */
export type LastGood = Pick<
  RegistryEntry,
  'version' | 'base' | 'entry' | 'type' | 'integrity' | 'preload' | 'shares'
>;

/** Remote as `/registry.json` has it. */
export interface SiteEntry extends RegistryEntry {
  /** Absent where none was in use before, or it cannot be read. */
  lastGood?: LastGood;
}

/** Remote in a page's inlined registry. */
export interface PageEntry extends RegistryEntry {
  /**
   * Location and integrity of a file with the complete `integrity`, `preload` and `shares`. Set for remotes other than
   * the page's own: their inlined `integrity` has just the entry.
   */
  files?: { readonly href: string; readonly integrity: string };
}

/** Route of a withdrawn remote, as its last release declared it, and the remote's title. */
export interface AwayRoute {
  path: string;
  title: string;
}
export type Registry = z.output<typeof registry>;
/** Registry of the site, with what is withdrawn, and given to some. */
export interface SiteRegistry extends Registry {
  remotes: SiteEntry[];
  /** Left out while no remote is withdrawn. */
  away?: AwayRoute[];
  /** Addresses of remotes' releases and builds of shells that open pages have to leave. Left out while there is none. */
  purged?: string[];
  /**
   * The visitors who may get a release before others: `everyone`, `signed-in`, or `joined` where this browser
   * is known by its cookie (`POST /Visitor/rollouts`). Left out while none is.
   */
  rollout?: 'everyone' | 'signed-in' | 'joined';
}
