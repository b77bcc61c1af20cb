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

/** Options for `shared` of the federation runtime. */
export const sharedModules = (): Shared =>
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
          : { version, get: async () => returning(await load()), shareConfig },
      ];
    }),
  );
