import type { Registry } from '@phila/contract/remote';
import { createContext, useContext } from 'react';
import type { Viewer } from './declarations/viewer.ts';
import type { Where } from './declarations/where.ts';
import type { RemotesPort } from './remotes-port.ts';

/** Values shared by every part of the chrome. */
export interface ShellValue {
  registry: Registry;
  remotes: RemotesPort;
  /** The address shown, and what it stands for. */
  pathname: string;
  where: Where;
  viewer: Viewer;
  /** Names of the remotes that a developer pointed at a build of their own. */
  overridden: readonly string[];
}

export const ShellContext = createContext<ShellValue | null>(null);

/** The declarations, the address and the person; only inside `<Shell>`. */
export const useShell = (): ShellValue => {
  const value = useContext(ShellContext);
  if (!value) throw new Error('No Shell');
  return value;
};
