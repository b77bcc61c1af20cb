import provided from '../../../shared/ui/provided.json?scope';
import type { createInstance } from '@module-federation/enhanced/runtime';
import * as platform from '@phila/platform';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';

/**
 * Modules that the host provides, so that no remote brings them along. React, the platform and the chrome's own are
 * there already; antd's other components and blocks of ours are fetched when the first remote asks.
 */

/** `react-dom/client` is listed by itself: without it a second React DOM of 207 kB comes along. */
const eager: typeof provided = {
  react: { version: React.version, module: React },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
  'react-dom': { version: React.version, module: ReactDOM },
  'react-dom/client': { version: React.version, module: ReactDOMClient },
  '@phila/platform': { version: PLATFORM_VERSION, module: platform },
};

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

const returning = (module: object) => () => module;

/** The runtime's mark of a module that is loading; its types know it for the whole entry only. */
interface Awaited {
  loading?: Promise<unknown> | null;
}

/**
 * Loads a module for the share scope. The runtime keeps the promise of a load, also of one that failed, and would give
 * every later remote that failure: it is taken away, so that the next one asks again.
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
 * The `shared` option of the federation runtime.
 * @param kept what the runtime has in its share scope under a key and version
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
