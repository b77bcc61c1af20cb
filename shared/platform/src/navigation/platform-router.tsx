import { type ReactNode, useSyncExternalStore } from 'react';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import { navigate } from './navigate.ts';
import { currentLocation, drawnLocation, onPlaceChange } from './place.ts';

const pathOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

const navigator: Navigator = {
  createHref: pathOf,
  go: (delta) => window.history.go(delta),
  push: (to, state: unknown) => navigate(pathOf(to), { state }),
  replace: (to, state: unknown) => navigate(pathOf(to), { state, replace: true }),
};

/**
 * The router of every React root of the site, the chrome's and each remote's: gives react-router-dom the platform's
 * address and its way to navigate. A remote's own router would write to the history beside single-spa and hear of its
 * own moves twice.
 */
export const PlatformRouter = ({ children }: { children: ReactNode }): ReactNode => (
  <Router
    location={useSyncExternalStore(onPlaceChange, currentLocation, drawnLocation)}
    navigator={navigator}
  >
    {children}
  </Router>
);
