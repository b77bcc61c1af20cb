import { matchPath, type RemoteDeclaration, routeAt, type Section } from '@phila/contract/remote';
import { currentLocation, type RemoteRoot, wakePage } from '@phila/platform';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import {
  Navigate,
  NavigationType,
  Route,
  Routes,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
} from 'react-router-dom';
import { Loading } from '../../feedback/loading/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { lazy } from '../lazy/index.ts';
import styles from './routed-pages.module.css';

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

/** The pages loaded before they are drawn, each by its loader. */
const loadedPages = new WeakMap<PageLoader, ComponentType>();

/** Milliseconds that the former page stays while the next one's code loads. */
const PATIENCE = 400;

/** Tells if the code of the next page takes so long that the former page would be read under its title. */
const useIsLate = (isBehind: boolean): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isBehind]);
  return isBehind && isLate;
};

const PageShape = () => (
  <Loading what="the page">
    <div className={styles.waiting}>
      <Skeleton width="min(320px, 60%)" height={32} />
      <Skeleton width="min(560px, 90%)" height={24} />
      <Skeleton height={200} />
    </div>
  </Loading>
);

/** Wakes the drawn page once it is hydrated: its effect comes after those of the page beside it. */
const Wake = () => {
  useEffect(wakePage, []);
  return null;
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
        const loaded = () => loadedPages.get(load);
        const Page = lazy(load, { waitsAbove: true, failsAbove: true, loaded });
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
  const isLate = useIsLate(isBehind);
  return (
    <Suspense fallback={waiting}>
      {isLate ? (
        <PageShape />
      ) : (
        // Draws nothing at an unknown or unreadable address, because react-router would warn.
        route !== null && (
          <LocationContext value={current}>
            <Routes>{elements}</Routes>
          </LocationContext>
        )
      )}
      <Wake />
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
      if (!load || loadedPages.has(load)) return;
      try {
        loadedPages.set(load, (await load()).default);
      } catch {
        // Left to `lazy`, which loads again and reports the failure.
      }
    },
  });
};
