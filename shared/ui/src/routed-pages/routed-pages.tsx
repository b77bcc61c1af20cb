import { matchPath, type RemoteDeclaration, type Section } from '@phila/contract/remote';
import { lazyPage, loadPage, type RemoteRoot, usePlace } from '@phila/platform';
import { type ComponentType, type ReactNode, Suspense, useDeferredValue, useMemo } from 'react';
import { LatePage } from './late-page.tsx';
import { CurrentRoute, Navigate } from './route.ts';

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

type Route = RemoteDeclaration['routes'][number];

/** The route that covers an address most exactly, as the shell and the service find it. */
const routeAt = (routes: readonly Route[], pathname: string): Route | undefined => {
  let best: { key: string; route: Route } | undefined;
  for (const route of routes) {
    const key = matchPath(route.path, pathname);
    if (key !== null && (best === undefined || key > best.key)) best = { key, route };
  }
  return best?.route;
};

/** The page that the declaration names for an address; of a redirect that of the path it leads to. */
const pageAt = (routes: readonly Route[], pathname: string): string | undefined => {
  const { path = '', page, redirect } = routeAt(routes, pathname) ?? {};
  if (redirect === undefined || matchPath(path, redirect) !== null) return page;
  return pageAt(routes, redirect);
};

/**
 * A remote's router: it draws the page of the address. The rules of matching are the contract's, which the shell and the
 * service go by too; a router of its own would have them once more, in another way, and weigh 14 kB on every page.
 */
export const RoutedPages = ({ declaration: { routes }, pages, waiting = null }: RoutedPagesProps) => {
  const { pathname } = usePlace();
  // Behind while the code of the next page comes: the page before stays until then.
  const drawn = useDeferredValue(pathname);
  const elements = useMemo(
    () =>
      new Map(
        routes.flatMap(({ path, page, redirect }) => {
          if (redirect !== undefined) return [];
          const load = pages[page ?? ''];
          if (!load)
            throw new Error(`remote.ts names the page ${page} for ${path}, which src/pages.ts does not have`);
          const Page = lazyPage(load);
          return [[path, <Page key={path} />] as const];
        }),
      ),
    [routes, pages],
  );
  const route = routeAt(routes, drawn);
  const path = route?.path ?? '';
  const current = useMemo(() => ({ path, pathname: drawn }), [path, drawn]);
  // Not at another address of the same page: a busy machine may take its time to draw that, and nothing is to be lost.
  const isBehind = routeAt(routes, pathname)?.path !== route?.path && pageAt(routes, pathname) !== undefined;
  return (
    <Suspense fallback={waiting}>
      <LatePage isBehind={isBehind}>
        {route?.redirect !== undefined && <Navigate to={route.redirect} replace />}
        <CurrentRoute value={current}>{elements.get(path)}</CurrentRoute>
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
