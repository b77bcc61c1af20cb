import { matchPath, type RemoteDeclaration, type Section } from '@phila/contract/remote';
import { lazyPage, loadPage, type RemoteRoot } from '@phila/platform';
import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
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

/**
 * The page that the declaration names for an address, by the route that covers it most exactly; of a redirect that of
 * the path it leads to.
 */
const pageAt = (routes: RemoteDeclaration['routes'], pathname: string): string | undefined => {
  let best: { key: string; route: RemoteDeclaration['routes'][number] } | undefined;
  for (const route of routes) {
    const key = matchPath(route.path, pathname);
    if (key !== null && (best === undefined || key > best.key)) best = { key, route };
  }
  const { page, redirect } = best?.route ?? {};
  if (redirect === undefined || matchPath(best?.route.path ?? '', redirect) !== null) return page;
  return pageAt(routes, redirect);
};

/**
 * A remote's router. `BrowserRouter` and not a data router: that one keeps listening after the remote was unmounted,
 * and costs 17 kB (design: architecture).
 */
export const RoutedPages = ({ declaration, pages, waiting = null }: RoutedPagesProps) => {
  const routes = useMemo(
    () =>
      declaration.routes.map(({ path, page, redirect }) => {
        if (redirect !== undefined)
          return <Route key={path} path={path} element={<Navigate to={redirect} replace />} />;
        const load = pages[page ?? ''];
        if (!load)
          throw new Error(`remote.ts names the page ${page} for ${path}, which src/pages.ts does not have`);
        const Page = lazyPage(load);
        return <Route key={path} path={path} element={<Page />} />;
      }),
    [declaration, pages],
  );
  const isOwn = (pathname: string) => pageAt(declaration.routes, pathname) !== undefined;
  return (
    <BrowserRouter>
      <Suspense fallback={waiting}>
        <LatePage isOwn={isOwn}>
          <Routes>{routes}</Routes>
        </LatePage>
      </Suspense>
    </BrowserRouter>
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
