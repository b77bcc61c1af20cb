import { matchPath, type RemoteDeclaration, routeAt, type Section } from '@phila/contract/remote';
import { lazyPage, loadPage, type RemoteRoot } from '@phila/platform';
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

/** A page's file: its default export is the page. */
export type PageLoader = () => Promise<{ default: ComponentType }>;

export interface RoutedPagesProps {
  /** The remote's own declaration: its routes are said there and nowhere else. */
  declaration: Pick<RemoteDeclaration, 'routes'>;
  /** The page behind each name that the routes use. */
  pages: Readonly<Record<string, PageLoader>>;
  /** Shown while a page's code comes; pages have skeletons of their own for their data. */
  waiting?: ReactNode;
}

type Declared = RemoteDeclaration['routes'];

/** The page that the declaration names for an address; of a redirect that of the path it leads to. */
const pageAt = (routes: Declared, pathname: string): string | undefined => {
  const { path = '', page, redirect } = routeAt(routes, pathname) ?? {};
  if (redirect === undefined || matchPath(path, redirect) !== null) return page;
  return pageAt(routes, redirect);
};

/** A remote's declared routes as `Routes`: it draws the page of the address, which may have `Routes` of its own. */
export const RoutedPages = ({ declaration: { routes }, pages, waiting = null }: RoutedPagesProps) => {
  const location = useLocation();
  // Behind while the code of the next page comes: the page before stays until then.
  const isCurrent = useDeferredValue(location.pathname) === location.pathname;
  // Not the deferred location itself: it may be older than what is drawn, as the query of the path before is drawn at once.
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
        // With a key: two paths that name one page show it each from its beginning.
        return <Route key={path} path={path} element={<Page key={path} />} />;
      }),
    [routes, pages],
  );
  // As `<Routes location>` would hand it on, but the same object while it is the same: that one makes another each time it
  // is drawn, and a page's effect that depends on `useLocation()` would run twice for one move.
  const current = useMemo(() => ({ location: drawn, navigationType: NavigationType.Pop }), [drawn]);
  const route = routeAt(routes, drawn.pathname);
  // Not at another address of the same page: a busy machine may take its time to draw that, and nothing is to be lost.
  const isBehind =
    routeAt(routes, location.pathname) !== route && pageAt(routes, location.pathname) !== undefined;
  return (
    <Suspense fallback={waiting}>
      <LatePage isBehind={isBehind}>
        {/* At an address of none of them, or one that cannot be read, react-router would warn on the console. */}
        {route !== null && (
          <LocationContext value={current}>
            <Routes>{elements}</Routes>
          </LocationContext>
        )}
      </LatePage>
    </Suspense>
  );
};

/** The generic pages that the build made of sections (shared/tooling/webpack/remote-loader.mjs). */
const genericPages = (sections: readonly Section[]): RoutedPagesProps['pages'] =>
  Object.fromEntries(
    sections.flatMap(({ page, load }) => (load ? [[page, load as PageLoader] as const] : [])),
  );

/**
 * A remote that is its pages, for `remoteApp`: the page of the address that it is opened at has come before it is
 * mounted, and is drawn at once.
 */
export const routedApp = (
  declaration: RoutedPagesProps['declaration'],
  own: RoutedPagesProps['pages'],
  sections: readonly Section[] = [],
): RemoteRoot => {
  const pages = { ...genericPages(sections), ...own };
  return Object.assign(() => <RoutedPages declaration={declaration} pages={pages} />, {
    ready: async () => {
      const load = pages[pageAt(declaration.routes, window.location.pathname) ?? ''];
      if (load) await loadPage(load);
    },
  });
};
