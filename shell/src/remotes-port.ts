import type { ComponentType } from 'react';

/** Props of a module that the shell mounts for a remote: a dialog, a widget, an entry of the avatar menu. */
export interface ModuleProps {
  /** The area the person is in, as its first path segment: `/details`. */
  area: string;
  /** A dialog calls it once it has closed and may be taken away; a widget has no use for it. */
  onClose: () => void;
}

/** How soon a file is needed, as the `rel` of the link that names it to the browser. */
export type FetchAhead = 'preload' | 'prefetch';

/** The loader of remotes, as the chrome uses it; in tests a plain object. */
export interface RemotesPort {
  /** Reads the registry and loads the remote again; resolves once it has been mounted or has failed again. */
  retry: (name: string) => Promise<void>;
  /**
   * Fetches what the page at `path` will need, ahead of the click. `prefetch` is for a page that is only likely to be
   * next: the browser fetches it when it has nothing better to do. Default: `preload`, for a link that is hovered.
   */
  preload: (path: string, how?: FetchAhead) => void;
  /** Tells if the remote at this address has yet to draw its page. */
  isComing: () => boolean;
  /** Loads a module that the remote's declaration names (`./attach-file`); rejects when it cannot be had. */
  loadModule: (name: string, module: string) => Promise<{ default: ComponentType<ModuleProps> }>;
}
