import provided from '../../../shared/ui/provided.json?scope';
import * as platform from '@phila/platform';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';

/**
 * What the host provides, and nobody else. React, the platform and what the chrome draws with are there already; the
 * other components of antd and blocks of ours are fetched when the first remote asks for them.
 */

const shareConfig = (version: string) => ({
  singleton: true,
  requiredVersion: `^${version}`,
  strictVersion: true,
});

/** `react-dom/client` is listed by itself: without it a second React DOM of 207 kB comes along. */
const eager: typeof provided = {
  react: { version: React.version, module: React },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
  'react-dom': { version: React.version, module: ReactDOM },
  'react-dom/client': { version: React.version, module: ReactDOMClient },
  '@phila/platform': { version: PLATFORM_VERSION, module: platform },
};

const inFirstScript = (version: string, module: object) => ({
  version,
  lib: () => module,
  shareConfig: { ...shareConfig(version), eager: true },
});

const fetched = (version: string, load: () => Promise<object>) => ({
  version,
  get: async () => {
    const module = await load();
    return () => module;
  },
  shareConfig: shareConfig(version),
});

/** The share scope, as the federation runtime's `init` takes it. */
export const shared = Object.fromEntries(
  Object.entries({ ...eager, ...provided }).map(([key, { version, module, load }]) => [
    key,
    [module ? inFirstScript(version, module) : fetched(version, load)],
  ]),
);
