import type { ComponentType } from 'react';

/** Props of a module that the shell mounts for a remote: a dialog, a widget, an entry of the avatar menu. */
export interface ModuleProps {
  /** Current area as its first path segment: `/details`. */
  area: string;
  /** Called by a dialog once it has closed, to be unmounted; widgets don't need it. */
  onClose: () => void;
}

/** Urgency of a file, as the `rel` of its link. */
export type FetchAhead = 'preload' | 'prefetch';

/** Loader of remotes as the chrome uses it; a plain object in tests. */
export interface RemotesPort {
  /** Reads the registry and loads the remote again; resolves once it is mounted or has failed again. */
  retry: (name: string) => Promise<void>;
  /**
   * Fetches files of the page at `path` ahead of the click. `prefetch` is for a page that is only likely, when the
   * browser is idle; `preload` (default) is for a hovered link.
   */
  preload: (path: string, how?: FetchAhead) => void;
  /** True while the remote at this address has yet to draw its page. */
  isComing: () => boolean;
  /** Loads a module named in the remote's declaration (`./attach-file`); rejects if it can't. */
  loadModule: (name: string, module: string) => Promise<{ default: ComponentType<ModuleProps> }>;
}
