import { areaOf, findRoute } from '@phila/contract/remote';
import styles from './panel-place.module.css';
import { useShell } from '../shell-context.ts';

/**
 * As wide as the side panel while its code is on its way: without it the page is drawn wider first, and a press on its
 * main action is lost when the panel comes and moves the button from under the pointer.
 */
export const PanelPlace = () => {
  const { registry, pathname, where } = useShell();
  const area = areaOf(pathname);
  const route = findRoute(registry, pathname)?.route;
  const hasPanel =
    where.layout === 'portal' &&
    (route?.sidePanelActions === true ||
      registry.remotes.some(({ declaration }) =>
        declaration.sidePanel.some(({ areas }) => areas.includes(area)),
      ));
  return hasPanel ? <div className={styles.place} data-wide={route?.wide} /> : null;
};
