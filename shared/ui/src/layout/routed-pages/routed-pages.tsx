import { matchPath, type RemoteDeclaration, routeAt, type Section } from '@phila/contract/remote';
import { lazyPage, loadPage, currentLocation, type RemoteRoot } from '@phila/platform';
import { type ComponentType, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import {
  Navigate,
  NavigationType,
  Route,
  Routes,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
} from 'react-router-dom';
import { LatePage } from './late-page.tsx';

/** Loads a page's file; its default export is the page. */
export type PageLoader = () => Promise<{ default: ComponentType }>;

export interface RoutedPagesProps {
  /** The remote's own declaration, the only place for its routes. */
  declaration: Pick<RemoteDeclaration, 'routes'>;
  /** The page behind each name that the routes use. */
  pages: Readonly<Record<string, PageLoader>>;
  /** Shown while a page's code loads; pages have their own skeletons for data. */
  waiting?: ReactNode;
}

type Declared = RemoteDeclaration['routes'];

/** Finds the page that the declaration names for an address, through redirects. */
const pageAt = (routes: Declared, pathname: string): string | undefined => {
  const { path = '', page, redirect } = routeAt(routes, pathname) ?? {};
  if (redirect === undefined || matchPath(path, redirect) !== null) return page;
  return pageAt(routes, redirect);
};

/** Draws the page of the address by the remote's declared routes. The page may contain its own `Routes`. */
export const RoutedPages = ({ declaration: { routes }, pages, waiting = null }: RoutedPagesProps) => {
  const location = useLocation();
  // False while the next page's code loads; the former page stays until then.
  const isCurrent = useDeferredValue(location.pathname) === location.pathname;
  // Keeps the location last drawn: the deferred one may be older, since a change of query alone is drawn at once.
  const [last, setLast] = useState(location);
  if (isCurrent && last !== location) setLast(location);
  const drawn = isCurrent ? location : last;
  const elements = useMemo(
    () =>
      routes.map(({ path, page, redirect }) => {
        if (redirect !== undefined)
          return <Route key={path} path={path} element={<Navigate to={redirect} replace />} />;
        const load = pages[page ?? ''];
        if (!load)
          throw new Error(`remote.ts names the page ${page} for ${path}, which src/pages.ts does not have`);
        const Page = lazyPage(load);
        // Sets a key, so that two paths with the same page each start it again.
        return <Route key={path} path={path} element={<Page key={path} />} />;
      }),
    [routes, pages],
  );
  // Replaces `<Routes location>`, because that makes a new object at each render: effects that depend on
  // `useLocation()` would run twice for one move.
  const current = useMemo(() => ({ location: drawn, navigationType: NavigationType.Pop }), [drawn]);
  const route = routeAt(routes, drawn.pathname);
  // Leaves out other addresses of the same page: they may take a while to draw, and the page must not lose its state.
  const isBehind =
    routeAt(routes, location.pathname) !== route && pageAt(routes, location.pathname) !== undefined;
  return (
    <Suspense fallback={waiting}>
      <LatePage isBehind={isBehind}>
        {/* Draws nothing at an unknown or unreadable address, because react-router would warn. */}
        {route !== null && (
          <LocationContext value={current}>
            <Routes>{elements}</Routes>
          </LocationContext>
        )}
      </LatePage>
    </Suspense>
  );
};

/** The generic pages that the build made from sections (shared/tooling/webpack/remote-loader.mjs). */
const genericPages = (sections: readonly Section[]): RoutedPagesProps['pages'] =>
  Object.fromEntries(
    sections.flatMap(({ page, load }) => (load ? [[page, load as PageLoader] as const] : [])),
  );

/**
 * Makes the root component of a remote from its pages, for `remoteApp`. Loads the first page before it is mounted, so
 * that it is drawn at once.
 */
export const routedApp = (
  declaration: RoutedPagesProps['declaration'],
  own: RoutedPagesProps['pages'],
  sections: readonly Section[] = [],
): RemoteRoot => {
  const pages = { ...genericPages(sections), ...own };
  return Object.assign(() => <RoutedPages declaration={declaration} pages={pages} />, {
    ready: async () => {
      const load = pages[pageAt(declaration.routes, currentLocation().pathname) ?? ''];
      if (load) await loadPage(load);
    },
  });
};
