import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { FaultBoundary } from './fault-boundary.tsx';
import { outletFor } from './outlet.ts';
import { PlatformProviders } from './platform-providers.tsx';

/** What single-spa calls, with properties of its own. */
export type Lifecycle = (props: never) => Promise<unknown>;

export interface RemoteApp {
  bootstrap: Lifecycle;
  mount: Lifecycle;
  unmount: Lifecycle;
}

/**
 * A remote's application: `App` in a React root of its own, in the remote's place, with the one store, query client
 * and theme. What it throws is reported to the host and touches nothing else.
 */
export const remoteApp = (name: string, App: React.ComponentType): RemoteApp => {
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
  const { bootstrap, mount, unmount } = singleSpaReact({
    React,
    ReactDOMClient,
    rootComponent: Root,
    errorBoundaryClass: Boundary as never,
    domElementGetter: () => outletFor(name),
  });
  return { bootstrap, mount, unmount } as RemoteApp;
};
