import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { FaultBoundary } from './fault-boundary.tsx';
import { outletFor } from './outlet.ts';
import { withinLimit } from '../time-limit/within-limit.ts';
import { PlatformProviders } from './platform-providers.tsx';

/** What single-spa calls, with properties of its own. */
export type Lifecycle = (props: never) => Promise<unknown>;

export interface RemoteApp {
  bootstrap: Lifecycle;
  mount: Lifecycle;
  unmount: Lifecycle;
}

/** How long a remote's first page is waited for before the remote is mounted without it, in milliseconds. */
const PAGE_LIMIT = 1_000;

/** What a remote shows. `ready` resolves when it can be drawn at once, and never fails. */
export type RemoteRoot = React.ComponentType & { ready?: () => Promise<void> };

/** Waits a while for the first page, so that it is drawn whole. */
const untilReady = async ({ ready }: RemoteRoot): Promise<void> => {
  if (!ready) return;
  // A page that takes longer is no error: the remote is mounted without it, and it is drawn when it has loaded.
  await withinLimit(ready(), PAGE_LIMIT).catch(() => undefined);
};

/** Whether the page came as HTML, which is seen until the remote has drawn the same beside it (shell: layouts/fragment.ts). */
const hasHtml = (): boolean => document.querySelector('[data-fragment]') !== null;

/** Draws in slices of a few milliseconds, so that a press is answered between them. What is on the page stays until the end. */
const inTransition = async (draw: () => Promise<unknown>): Promise<unknown> => {
  let drawn: Promise<unknown> | undefined;
  React.startTransition(() => {
    drawn = draw();
  });
  return drawn;
};

/**
 * A remote's application: `App` in a React root of its own, in the remote's place, with the one store, query client
 * and theme. What it throws is reported to the host and touches nothing else.
 */
export const remoteApp = (name: string, App: RemoteRoot): RemoteApp => {
  const Root = (): React.ReactNode => (
    <PlatformProviders>
      <App />
    </PlatformProviders>
  );
  class Boundary extends React.Component<{ children?: React.ReactNode }> {
    override render(): React.ReactNode {
      return <FaultBoundary remote={name}>{this.props.children}</FaultBoundary>;
    }
  }
  const lifecycles = singleSpaReact({
    React,
    ReactDOMClient,
    rootComponent: Root,
    errorBoundaryClass: Boundary as never,
    domElementGetter: () => outletFor(name),
  }) as RemoteApp;
  const { bootstrap, mount, unmount } = lifecycles;
  const mountReady: Lifecycle = async (props) => {
    await untilReady(App);
    return hasHtml() ? inTransition(() => mount(props)) : mount(props);
  };
  return { bootstrap, mount: mountReady, unmount };
};
