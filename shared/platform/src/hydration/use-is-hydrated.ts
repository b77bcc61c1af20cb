import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False while a page is drawn for Node and while it is hydrated: what only the browser knows (its storage, the
 * fragment, what it can do) is shown from the next render on.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
