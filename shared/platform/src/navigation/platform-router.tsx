import { type ReactNode, useSyncExternalStore } from 'react';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import { navigate } from './navigate.ts';
import { onPlaceChange, placeNow } from './place.ts';

const pathOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

const navigator: Navigator = {
  createHref: pathOf,
  go: (delta) => window.history.go(delta),
  push: (to, state: unknown) => navigate(pathOf(to), { state }),
  replace: (to, state: unknown) => navigate(pathOf(to), { state, replace: true }),
};

/**
 * The router that every React root of the site stands in, the chrome's and each remote's: react-router-dom reads where
 * the person is from the one place that there is, and goes elsewhere as the platform does. A router of a remote's own
 * would listen and write to the history beside single-spa, and hear of its own moves a second time.
 */
export const PlatformRouter = ({ children }: { children: ReactNode }): ReactNode => (
  <Router location={useSyncExternalStore(onPlaceChange, placeNow)} navigator={navigator}>
    {children}
  </Router>
);
