import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { FaultBoundary } from './fault-boundary.tsx';
import { takeDrawn } from '../hydration/drawn-page.ts';
import { wakePage } from '../hydration/wake-page.ts';
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

/** The root component of each remote that was loaded, by its name: a page is drawn for Node with it. */
const roots = new Map<string, RemoteRoot>();

/** @throws where no remote of this name was loaded */
export const rootOf = (name: string): RemoteRoot => {
  const root = roots.get(name);
  if (root === undefined) throw new Error(`The remote ${name} makes no application with remoteApp`);
  return root;
};

/** Waits a while for the first page, so that it is drawn whole. */
const untilReady = async ({ ready }: RemoteRoot): Promise<void> => {
  if (!ready) return;
  // Ignores a page that takes too long: the remote is mounted without it, and the page is drawn once it has loaded.
  await withinLimit(ready(), PAGE_LIMIT).catch(() => undefined);
};

/**
 * Makes a remote's application: `App` in a React root of its own, in the remote's place, with the one store, query
 * client and theme. Its errors are reported to the host and affect nothing else.
 */
export const remoteApp = (name: string, App: RemoteRoot): RemoteApp => {
  roots.set(name, App);
  const Root = (): React.ReactNode => {
    React.useEffect(() => {
      // With pages it wakes later, once its page is hydrated (ui: RoutedPages).
      if (App.ready === undefined) wakePage();
    }, []);
    return (
      <PlatformProviders>
        <App />
      </PlatformProviders>
    );
  };
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
    renderType: () => (takeDrawn(outletFor(name)) ? 'hydrateRoot' : 'createRoot'),
  }) as RemoteApp;
  const { bootstrap, mount, unmount } = lifecycles;
  const mountReady: Lifecycle = async (props) => {
    await untilReady(App);
    return mount(props);
  };
  return { bootstrap, mount: mountReady, unmount };
};
