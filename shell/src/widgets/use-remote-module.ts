import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { useShell } from '../layouts/shell-context.ts';
import type { ModuleProps } from '../remotes-port.ts';

export type LoadedModule =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; Module: ComponentType<ModuleProps> };

const loading: LoadedModule = { state: 'loading' };

/** Loads a module that a remote exposes, and again when `attempt` changes. */
export const useRemoteModule = (remote: string, module: string, attempt: number): LoadedModule => {
  const { remotes } = useShell();
  const [loaded, setLoaded] = useState<LoadedModule>(loading);
  useEffect(() => {
    let wanted = true;
    setLoaded(loading);
    remotes.loadModule(remote, module).then(
      ({ default: Module }) => {
        if (wanted) setLoaded({ state: 'ready', Module });
      },
      () => {
        if (wanted) setLoaded({ state: 'failed' });
      },
    );
    return () => {
      wanted = false;
    };
  }, [remotes, remote, module, attempt]);
  return loaded;
};
