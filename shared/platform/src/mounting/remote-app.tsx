import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { FaultBoundary } from './fault-boundary.tsx';
import { outletFor } from './outlet.ts';
import { withinLimit } from '../time-limit/within-limit.ts';
import { PlatformProviders } from './platform-providers.tsx';

/** A lifecycle function; single-spa calls it with its own properties. */
export type Lifecycle = (props: never) => Promise<unknown>;

export interface RemoteApp {
  bootstrap: Lifecycle;
  mount: Lifecycle;
  unmount: Lifecycle;
}

/** Milliseconds to wait for a remote's first page before the remote is mounted without it. */
const PAGE_LIMIT = 1_000;

/** The root component of a remote. `ready` resolves when it can be drawn at once, and never rejects. */
export type RemoteRoot = React.ComponentType & { ready?: () => Promise<void> };

/** Waits a while for the first page, so that it is drawn whole. */
const untilReady = async ({ ready }: RemoteRoot): Promise<void> => {
  if (!ready) return;
  // Ignores a page that takes too long: the remote is mounted without it, and the page is drawn once it has loaded.
  await withinLimit(ready(), PAGE_LIMIT).catch(() => undefined);
};

/**
 * Tells if the page was prerendered. Its HTML stays until the remote has drawn the same page (shell:
 * layouts/fragment.ts).
 */
const hasHtml = (): boolean => document.querySelector('[data-fragment]') !== null;

/** Draws in slices of a few milliseconds, so that presses are answered in between. The old page stays until the end. */
const inTransition = async (draw: () => Promise<unknown>): Promise<unknown> => {
  let drawn: Promise<unknown> | undefined;
  React.startTransition(() => {
    drawn = draw();
  });
  return drawn;
};

/**
 * Makes a remote's application: `App` in a separate React root at the remote's place in the page, with the shared
 * store, query client and theme. Reports its errors to the host; they affect nothing else.
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
