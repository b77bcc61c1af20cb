import { Link } from '@phila/platform';
import { Icon, Motif } from '@phila/ui';
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
import { useShell } from './shell-context.ts';

const Header = () => <PortalHeader menu="admin" />;

const Aside = () => {
  const { registry, viewer } = useShell();
  if (useNarrowerThan(MOBILE)) return null;
  return (
    <nav aria-label="Administration" className={styles.aside}>
      <div className={styles.head}>
        <ChromeLogo height={28} />
        <span className={styles.what}>Administration</span>
      </div>
      <div className={styles.navigation}>
        <NavigationList tree={navigationTree(registry, 'admin', viewer)} form="full" />
      </div>
      <Link to={firstPortalEntry(registry, viewer)} className={styles.back}>
        <Icon name="back" size={22} />
        My own pages
      </Link>
      <Motif variant="band" tone="chrome" className={styles.motif} />
    </nav>
  );
};

const Intro = () => (
  <div className={introStyles.intro}>
    <BreadcrumbTrail />
  </div>
);

/** The administrator's pages: every entry in sight, no side panel, no action bar. */
const admin: Layout = { Header, Aside, Intro, Panel: Nothing, Foot: Nothing };
export default admin;
