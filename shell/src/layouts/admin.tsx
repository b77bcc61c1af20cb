import { useProfileName } from '@phila/platform';
import { queryClient } from '@phila/platform/host';
import { classes, Icon, Motif, useSecondFactor } from '@phila/ui';
import { NavLink, useNavigate } from 'react-router-dom';
import { firstPortalEntry } from '../declarations/first-portal-entry.ts';
import { navigationTree } from '../declarations/navigation-tree.ts';
import { BreadcrumbTrail } from '../navigation/breadcrumb-trail.tsx';
import { NavigationList } from '../navigation/navigation-list.tsx';
import { ChromeLogo } from '../organisation/chrome-logo.tsx';
import styles from './admin.module.css';
import type { Layout } from './layout.ts';
import { Nothing } from './layout.ts';
import { MOBILE, useNarrowerThan } from './narrow.ts';
import { PortalHeader } from './portal-header.tsx';
import introStyles from './portal-intro.module.css';
import { useShell } from '../shell-context.ts';

const Header = () => <PortalHeader menu="admin" />;

const Aside = () => {
  const { registry, viewer } = useShell();
  if (useNarrowerThan(MOBILE)) return null;
  return (
    <nav aria-label="Administration" className={classes('column chrome sticky top', styles.aside)}>
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

/** What a role allows asks for the second factor, once in a session: over whatever page of administration it is. */
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

const Intro = () => (
  <div className={classes('stack full page-wide', introStyles.intro)}>
    <BreadcrumbTrail />
    <Factor />
  </div>
);

/** The administrator's pages: every entry in sight, no side panel, no action bar. */
const admin: Layout = { Header, Aside, Intro, Panel: Nothing, Foot: Nothing };
export default admin;
