import { useProfileName } from '@phila/platform';
import { queryClient, useRegisteredPageActions } from '@phila/platform/host';
import { Button, classes, Icon, Motif, useSecondFactor } from '@phila/ui';
import { useEffect, useRef } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { firstPortalEntry } from '../declarations/first-portal-entry.ts';
import { navigationTree } from '../declarations/navigation-tree.ts';
import { BreadcrumbTrail } from '../navigation/breadcrumb-trail.tsx';
import { NavigationList } from '../navigation/navigation-list.tsx';
import { useFaultReports } from '../fault-reports/use-fault-reports.ts';
import { useNewerVersion } from '../newer/use-newer-version.ts';
import { ChromeLogo } from '../organisation/chrome-logo.tsx';
import styles from './admin.module.css';
import type { Layout } from './layout.ts';
import { Nothing } from './layout.ts';
import { MOBILE, useIsLow, useNarrowerThan } from './narrow.ts';
import { PortalHeader } from './portal-header.tsx';
import introStyles from './portal-intro.module.css';
import { useShell } from '../shell-context.ts';

const Header = () => <PortalHeader menu="admin" />;

const Aside = () => {
  const { registry, viewer, pathname } = useShell();
  const nav = useRef<HTMLElement>(null);
  const isNarrow = useNarrowerThan(MOBILE);
  const broughtFor = useRef<string | null>(null);
  // Scrolls the page's entry into view in the long menu, also after opening it by address. The observer reports after
  // layout, while measuring now would force another.
  useEffect(() => {
    const list = nav.current;
    const entry = list?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!list || !entry || broughtFor.current === pathname || !('IntersectionObserver' in window))
      return undefined;
    const observer = new IntersectionObserver(
      ([seen]) => {
        observer.disconnect();
        broughtFor.current = pathname;
        if (seen && seen.intersectionRatio < 0.9)
          list.scrollTop = entry.offsetTop + entry.offsetHeight - list.clientHeight / 2;
      },
      { root: list },
    );
    observer.observe(entry);
    return () => observer.disconnect();
  });
  if (isNarrow) return null;
  return (
    <nav ref={nav} aria-label="Administration" className={classes('column chrome sticky top', styles.aside)}>
      <div className={classes('grid content-centre rigid gap-4 pad-y-12 pad-x-20', styles.head)}>
        <ChromeLogo height={28} />
        <span className={classes('tiny strong', styles.what)}>Administration</span>
      </div>
      <div className={classes('grow pad-8')}>
        <NavigationList tree={navigationTree(registry, 'admin', viewer)} form="full" />
      </div>
      <NavLink
        end
        to={firstPortalEntry(registry, viewer)}
        className={classes('menu-entry medium tint-on-hover', styles.back)}
      >
        <Icon name="back" size={22} />
        My own pages
      </NavLink>
      <Motif variant="band" tone="chrome" className={styles.motif} />
    </nav>
  );
};

/** Asks for the second factor once in a session, over any page of administration, if a role needs it. */
const Factor = () => {
  const { registry, viewer } = useShell();
  const navigate = useNavigate();
  const isNeeded = useProfileName()?.needsFactor === true;
  return useSecondFactor(
    isNeeded,
    () => queryClient.invalidateQueries(),
    () => void navigate(firstPortalEntry(registry, viewer)),
  );
};

const Intro = () => {
  useNewerVersion();
  useFaultReports();
  return (
    <div className={classes('stack full page-wide', introStyles.intro)}>
      <BreadcrumbTrail />
      <Factor />
    </div>
  );
};

/**
 * Foot on a phone, with the actions shown beside the heading elsewhere. Administration pages have no steps between
 * them.
 */
const Foot = () => {
  const isNarrow = useNarrowerThan(MOBILE);
  const isLow = useIsLow();
  const actions = useRegisteredPageActions().filter(({ main }) => main);
  if (!isNarrow || isLow || actions.length === 0) return null;
  return (
    <section aria-label="Actions" className={classes('on-card page-ring rule-above', styles.foot)}>
      {actions.map(({ key, text, busy, onClick }) => (
        <Button key={key} block type="primary" size="large" loading={busy} onClick={onClick}>
          {text}
        </Button>
      ))}
    </section>
  );
};

/** Layout of administration: every entry in sight, no side panel, and on a phone the main action below. */
const admin: Layout = { Header, Aside, Intro, Panel: Nothing, Foot };
export default admin;
