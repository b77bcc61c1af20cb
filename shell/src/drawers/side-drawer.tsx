import { setChrome, useChrome } from '@phila/platform/host';
import { classes, Icon, IconButton, Motif, useEscape } from '@phila/ui';
import { useRef } from 'react';
import { findRoute } from '@phila/contract/remote';
import { NavLink } from 'react-router-dom';
import { navigationTree } from '../declarations/navigation-tree.ts';
import { looksAfterSomething } from '../declarations/viewer.ts';
import { paths } from '../declarations/well-known.ts';
import { useShell } from '../shell-context.ts';
import { ChromeLogo } from '../organisation/chrome-logo.tsx';
import { NavigationList } from '../navigation/navigation-list.tsx';
import { useAutoClose } from '../overlays/auto-close.ts';
import styles from './side-drawer.module.css';

/** Milliseconds after the drawer opens by hover in which a press on the button must not close it. */
const REACH = 600;

/**
 * Left navigation of the portal: a rail of icons that opens to a drawer of 250 px over the content, by hover or
 * button. It closes after 5 seconds without use (specification: shell).
 */
export const SideDrawer = () => {
  const { registry, viewer } = useShell();
  const open = useChrome().sideDrawer;
  const setOpen = (to: boolean) => setChrome('sideDrawer', to);
  const ref = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  const hoveredAt = useRef(-Infinity);
  /** True until the mouse leaves: what the person closed stays closed under it. */
  const hasOpened = useRef(false);
  useAutoClose(open, ref, close);
  useEscape(open, ref, close);

  return (
    <div
      ref={ref}
      role="presentation"
      className={classes('chrome sticky top', styles.drawer)}
      data-open={open}
      // Entering alone is no reason: a page may come up under a mouse at rest.
      onPointerMove={(event) => {
        if (event.pointerType === 'touch' || open || hasOpened.current) return;
        hasOpened.current = true;
        hoveredAt.current = event.timeStamp;
        setOpen(true);
      }}
      onPointerLeave={() => {
        hasOpened.current = false;
      }}
    >
      <nav aria-label="Main" className={classes('column', styles.inner)}>
        <div className={classes('row rigid gap-12 pad-x-12', styles.head)}>
          <IconButton
            tone="inherit"
            icon={open ? 'back' : 'menu'}
            label="Menu with sections"
            aria-expanded={open}
            aria-controls="side-drawer"
            // Keeps the drawer open on a press by the mouse that has just opened it by hovering.
            onClick={(event) => setOpen(!open || event.timeStamp - hoveredAt.current < REACH)}
          />
          {open && (
            <NavLink end to={paths.home} className={classes('inherit no-line')}>
              <ChromeLogo height={28} organisationFor="everyone" />
            </NavLink>
          )}
        </div>
        <div id="side-drawer" className={classes('grow pad-8')}>
          <NavigationList
            tree={navigationTree(registry, 'portal', viewer)}
            form={open ? 'full' : 'rail'}
            onChosen={close}
          />
        </div>
        <div className={classes('grid gap-4 pad-8')}>
          {looksAfterSomething(viewer) && findRoute(registry, paths.admin) && (
            <NavLink
              end
              to={paths.admin}
              className={classes('menu-entry medium tint-on-hover', styles.action)}
              onClick={close}
            >
              <Icon name="shield" size={22} />
              <span>Admin Panel</span>
            </NavLink>
          )}
          <NavLink
            end
            to={paths.signOut}
            className={classes('menu-entry medium tint-on-hover', styles.action)}
            onClick={close}
          >
            <Icon name="sign-out" size={22} />
            <span>Sign Out</span>
          </NavLink>
        </div>
        <Motif variant="band" tone="chrome" className={styles.motif} />
      </nav>
    </div>
  );
};
