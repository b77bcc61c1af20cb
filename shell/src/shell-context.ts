import type { Registry } from '@phila/contract/remote';
import { createContext, useContext } from 'react';
import type { Viewer } from './declarations/viewer.ts';
import type { Where } from './declarations/where.ts';
import type { RemotesPort } from './remotes-port.ts';

/** Values shared by all of the chrome. */
export interface ShellValue {
  registry: Registry;
  remotes: RemotesPort;
  /** Address shown, and the page found for it. */
  pathname: string;
  where: Where;
  viewer: Viewer;
  /** Names of remotes replaced by a developer's build. */
  overridden: readonly string[];
}

export const ShellContext = createContext<ShellValue | null>(null);

/** Declarations, address and person; only inside `<Shell>`. */
export const useShell = (): ShellValue => {
  const value = useContext(ShellContext);
  if (!value) throw new Error('No Shell');
  return value;
};
