import { areaOf, findRoute } from '@phila/contract/remote';
import styles from './panel-place.module.css';
import { useShell } from '../shell-context.ts';

/**
 * Reserves the side panel's width while its code loads. Otherwise the page would narrow when it comes, moving the
 * main action from under the pointer.
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
