import { brandChrome } from '@phila/contract/brand';
import { findRoute } from '@phila/contract/remote';
import { useProfileName } from '@phila/platform';
import { classes, Icon, IconButton, Motif } from '@phila/ui';
import { NavLink } from 'react-router-dom';
import { navigationTree } from '../declarations/navigation-tree.ts';
import { looksAfterSomething } from '../declarations/viewer.ts';
import { paths } from '../declarations/well-known.ts';
import { useShell } from '../shell-context.ts';
import { ChromeLogo } from '../organisation/chrome-logo.tsx';
import { NavigationList } from '../navigation/navigation-list.tsx';
import { Overlay } from '../overlays/overlay.tsx';
import styles from './mobile-drawer.module.css';

interface MobileDrawerProps {
  menu: 'portal' | 'admin';
  onClose: () => void;
}

/** Portal menu on a phone. Closes after 5 seconds without use (specification: shell). */
export const MobileDrawer = ({ menu, onClose }: MobileDrawerProps) => {
  const { registry, viewer } = useShell();
  const firstName = useProfileName()?.firstName;
  return (
    <Overlay label="Menu" from="left" onClose={onClose} closesByItself className={styles.drawer} isChrome>
      <div className={classes('row between', styles.head)}>
        <ChromeLogo height={28} organisationFor="everyone" />
        <IconButton tone="inherit" icon="close" label="Close menu" onClick={onClose} />
      </div>
      {firstName && <p className={classes('normal bold', styles.welcome)}>{`Welcome back ${firstName}`}</p>}
      <nav aria-label="Main" className={classes('grow pad-8')}>
        <NavigationList tree={navigationTree(registry, menu, viewer)} form="full" onChosen={onClose} />
      </nav>
      <ul className={styles.foot}>
        {menu === 'portal' && looksAfterSomething(viewer) && findRoute(registry, paths.admin) && (
          <li>
            <NavLink end to={paths.admin} className={classes('menu-entry anywhere')} onClick={onClose}>
              <Icon name="shield" size={22} />
              Admin Panel
            </NavLink>
          </li>
        )}
        <li>
          <a href={`tel:${brandChrome.phoneLink}`} className={classes('menu-entry anywhere')}>
            <Icon name="phone" size={22} />
            {brandChrome.phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${brandChrome.email}`} className={classes('menu-entry anywhere')}>
            <Icon name="mail" size={22} />
            {brandChrome.email}
          </a>
        </li>
        <li>
          <NavLink end to={paths.signOut} className={classes('menu-entry anywhere')} onClick={onClose}>
            <Icon name="sign-out" size={22} />
            Sign Out
          </NavLink>
        </li>
      </ul>
      <Motif variant="band" tone="chrome" className={styles.motif} />
    </Overlay>
  );
};
