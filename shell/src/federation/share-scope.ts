import provided from '../../../shared/ui/provided.json?scope';
import * as platform from '@phila/platform';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';

/**
 * What the host provides, and nobody else. React and the platform are there already; a component of antd or a block
 * of ours is fetched when the first remote asks for it.
 */

const shareConfig = (version: string) => ({
  singleton: true,
  requiredVersion: `^${version}`,
  strictVersion: true,
});

/** `react-dom/client` is listed by itself: without it a second React DOM of 207 kB comes along. */
const eager: Record<string, { version: string; module: object }> = {
  react: { version: React.version, module: React },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
  'react-dom': { version: React.version, module: ReactDOM },
  'react-dom/client': { version: React.version, module: ReactDOMClient },
  '@phila/platform': { version: PLATFORM_VERSION, module: platform },
};

const entries = [
  ...Object.entries(eager).map(([key, { version, module }]) => ({
    key,
    shared: { version, lib: () => module, shareConfig: { ...shareConfig(version), eager: true } },
  })),
  ...Object.entries(provided).map(([key, { version, load }]) => ({
    key,
    shared: {
      version,
      get: async () => {
        const module = await load();
        return () => module;
      },
      shareConfig: shareConfig(version),
    },
  })),
];

/** The share scope, as the federation runtime's `init` takes it. */
export const shared = Object.fromEntries(entries.map(({ key, shared }) => [key, [shared]]));
