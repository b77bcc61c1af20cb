import { classes, lazy } from '@phila/ui';
import type { ComponentType } from 'react';
import { Suspense, useDeferredValue, useRef } from 'react';
import { hasTabSession, useFaults, useOrganisationState } from '@phila/platform/host';
import { Choices } from '../choices/choices.tsx';
import type { Where } from '../declarations/where.ts';
import { PageFault } from '../faults/page-fault.tsx';
import type { Overrides } from '../override/override-banner.tsx';
import { OfflineStrip } from '../offline/offline-strip.tsx';
import { Backdrop } from '../organisation/backdrop.tsx';
import { Linking } from '../organisation/linking.tsx';
import { OutletSlots } from '../widgets/outlet-slots.tsx';
import type { useGuard } from '../guard/guard.ts';
import { RightsFault } from '../refused/rights-fault.tsx';
import { SignOutPage } from '../sign-out/sign-out-page.tsx';
import { useCloseOnNavigation } from './close-on-navigation.ts';
import { centred } from './centred.tsx';
import { useFocusOnNavigation } from './focus-on-navigation.ts';
import styles from './frame.module.css';
import { IntroPlace } from './intro-place.tsx';
import { type LazyLayout, loadLayout, loadedLayout } from './layout-chunks.ts';
import type { Layout } from './layout.ts';
import { OutletPlace } from './outlet-place.tsx';
import { PanelPlace } from './panel-place.tsx';
import { useShell } from '../shell-context.ts';

const aPage = { what: 'the page', standIn: <i className={styles.coming} /> };
const aBanner = { what: 'the banner', standIn: null };
const NotFoundPage = lazy(
  () => import(/* webpackChunkName: "no-page" */ '../not-found/not-found-page.tsx'),
  aPage,
);
const RefusedPage = lazy(
  () => import(/* webpackChunkName: "no-page" */ '../refused/refused-page.tsx'),
  aPage,
);
const OverrideBanner = lazy(
  () => import(/* webpackChunkName: "override-banner" */ '../override/override-banner.tsx'),
  aBanner,
);
// Shares a chunk with the other rarely seen banner, because another chunk would make the first script larger.
const ViewingPlace = lazy(
  () => import(/* webpackChunkName: "override-banner" */ '../viewing/viewing-place.tsx'),
  aBanner,
);

const piece = (layout: LazyLayout, name: keyof Layout, what: string): ComponentType =>
  lazy(async () => ({ default: (await loadLayout(layout))[name] }), {
    what,
    waitsAbove: true,
    loaded: () => loadedLayout(layout)?.[name],
  });

const lazily = (layout: LazyLayout): Layout => ({
  Header: piece(layout, 'Header', 'the top of the page'),
  Aside: piece(layout, 'Aside', 'the menu'),
  Intro: piece(layout, 'Intro', 'the way to this page'),
  Panel: piece(layout, 'Panel', 'the side panel'),
  Foot: piece(layout, 'Foot', 'the foot of the page'),
});

const layouts: Record<'centred' | LazyLayout, Layout> = {
  centred,
  public: lazily('public'),
  portal: lazily('portal'),
  admin: lazily('admin'),
};

/**
 * Layout to draw. The previous chrome stays until the next one's code is loaded, as an empty frame would make the
 * page jump. Loaded chrome changes with the press, without waiting for the slower remote.
 */
const useLayoutToDraw = (next: keyof typeof layouts): keyof typeof layouts => {
  const deferred = useDeferredValue(next);
  return next === 'centred' || loadedLayout(next) ? next : deferred;
};

/** Treats a route that covers all below it (`/documents/*`) as one page. */
const pageAt = (where: Where, pathname: string): string =>
  where.kind === 'page' && where.route.path.endsWith('/*') ? where.route.path : pathname;

type GuardResult = ReturnType<typeof useGuard>;

/** A page that the shell itself shows in place of a remote's; people rarely see one. */
const ownPage = (shown: GuardResult, { kind }: Where) => {
  if (shown === 'refusal') return <RefusedPage />;
  if (shown !== 'page') return null;
  return kind === 'not-found' ? <NotFoundPage /> : null;
};

interface FrameProps {
  /** `nothing` while the guard redirects or doesn't know yet. */
  shown: GuardResult;
  overrides?: Overrides | undefined;
}

/**
 * Page frame: chrome around one place for content. The chrome changes with the layout; the content element, with the
 * remotes' outlet in it, stays for the whole visit.
 */
export const Frame = ({ shown, overrides }: FrameProps) => {
  const isAllowed = shown === 'page';
  const { where, pathname } = useShell();
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main, pathname, pageAt(where, pathname));
  useCloseOnNavigation();
  const faults = useFaults();
  const isLinking =
    useOrganisationState() === 'loading' && (where.layout === 'public' || where.layout === 'centred');
  const layout = useLayoutToDraw(where.layout);
  const { Header, Aside, Intro, Panel, Foot } = layouts[layout];
  const fault = where.kind === 'page' ? faults[where.remote.name] : undefined;
  const showsOutlet = isAllowed && !isLinking && where.kind === 'page' && !fault;

  return (
    <div
      className={classes('grid text', styles.frame)}
      data-layout={layout}
      data-linking={isLinking || undefined}
    >
      <a
        className={classes('pad-y-12 pad-x-20 main rounded strong fixed', styles.skip)}
        href="#main"
        onClick={(event) => {
          // Keeps the address, as the page is the same.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to the content
      </a>
      <Backdrop />
      <div className={classes('sticky top', styles.header)}>
        {overrides && overrides.remotes.length > 0 && <OverrideBanner {...overrides} />}
        {hasTabSession && <ViewingPlace />}
        <OfflineStrip />
        <Suspense>
          <Header />
        </Suspense>
      </div>
      <div className={styles.aside}>
        <Suspense>
          <Aside />
        </Suspense>
      </div>
      <main ref={main} id="main" tabIndex={-1} className={classes('column shrink no-outline', styles.main)}>
        <Suspense fallback={<IntroPlace />}>
          <Intro />
        </Suspense>
        {isLinking && <Linking />}
        {isAllowed && !isLinking && (
          <>
            {where.kind === 'sign-out' && <SignOutPage />}
            {where.kind === 'page' && fault && <PageFault remote={where.remote} title={where.title} />}
          </>
        )}
        {!isLinking && ownPage(shown, where)}
        {shown === 'failure' && <RightsFault title={where.title} />}
        <div className={classes('shrink', styles.content)} aria-busy={shown === 'shape' || undefined}>
          <OutletPlace hidden={!showsOutlet} />
          <OutletSlots />
          {(showsOutlet || shown === 'shape') && (
            <div className={classes('page-wide gap-16 pad-32', styles.waiting)} aria-hidden="true">
              <span />
              <span />
              <span />
            </div>
          )}
        </div>
      </main>
      <div className={styles.panel}>
        <Suspense fallback={<PanelPlace />}>
          <Panel />
        </Suspense>
      </div>
      <div className={styles.foot}>
        <Suspense>
          <Foot />
        </Suspense>
      </div>
      <Choices />
    </div>
  );
};
