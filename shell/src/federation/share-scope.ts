import provided from '../../../shared/ui/provided.json?scope';
import type { createInstance } from '@module-federation/enhanced/runtime';
import * as platform from '@phila/platform';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';

/**
 * Modules the host provides to every remote. React, the platform and the chrome's blocks are loaded already; other
 * components of antd and ours load when first needed.
 */

/** Lists `react-dom/client` separately, or remotes would bring a second React DOM of 207 kB. */
const eager: typeof provided = {
  react: { version: React.version, module: React },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
  'react-dom': { version: React.version, module: ReactDOM },
  'react-dom/client': { version: React.version, module: ReactDOMClient },
  '@phila/platform': { version: PLATFORM_VERSION, module: platform },
};

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

const returning = (module: object) => () => module;

/** The runtime's record of a loading module. Its own types describe only a loaded one. */
interface Awaited {
  loading?: Promise<unknown> | null;
}

/**
 * Loads a module for the share scope. The runtime keeps a failed load's promise for every later remote, so it is
 * removed and the next one tries again.
 */
const loadingOnce = (load: () => Promise<object>, kept: () => Awaited | undefined) => async () => {
  try {
    return returning(await load());
  } catch (error) {
    const entry = kept();
    if (entry) entry.loading = null;
    throw error;
  }
};

/**
 * Options for `shared` of the federation runtime.
 * @param kept reads the runtime's share scope by key and version
 */
export const sharedModules = (kept: (key: string, version: string) => Awaited | undefined): Shared =>
  Object.fromEntries(
    Object.entries({ ...eager, ...provided }).map(([key, { version, module, load }]) => {
      const shareConfig = {
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${version}`,
        eager: module !== undefined,
      };
      return [
        key,
        module
          ? { version, lib: returning(module), shareConfig }
          : { version, get: loadingOnce(load, () => kept(key, version)), shareConfig },
      ];
    }),
  );
