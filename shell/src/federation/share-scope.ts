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

/** `react-dom/client` is listed by itself: without it a second React DOM of 207 kB comes along. */
const eager: typeof provided = {
  react: { version: React.version, module: React },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
  'react-dom': { version: React.version, module: ReactDOM },
  'react-dom/client': { version: React.version, module: ReactDOMClient },
  '@phila/platform': { version: PLATFORM_VERSION, module: platform },
};

/** One version of a shared module, as webpack's containers read it. */
interface SharedModule {
  /** Gives what returns the module, at once or when it has come. */
  get: () => (() => object) | Promise<() => object>;
  /** The build that brought it, for messages. */
  from: string;
  /** It is there without a request. */
  eager: boolean;
}

const returning = (module: object) => () => module;

/** webpack's share scope: every version of each key, which here is one. */
export const shareScope: Record<string, Record<string, SharedModule>> = Object.fromEntries(
  Object.entries({ ...eager, ...provided }).map(([key, { version, module, load }]) => [
    key,
    {
      [version]: {
        get: module ? () => returning(module) : () => load().then(returning),
        from: 'phila_shell',
        eager: module !== undefined,
      },
    },
  ]),
);
