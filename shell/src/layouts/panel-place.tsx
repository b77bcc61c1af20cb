import { areaOf, findRoute } from '@phila/contract/remote';
import { isTask } from '../declarations/is-task.ts';
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
    !isTask(registry, pathname) &&
    (route?.sidePanelActions === true ||
      registry.remotes.some(({ declaration }) =>
        declaration.sidePanel.some(({ areas }) => areas.includes(area)),
      ));
  return hasPanel ? <div className={styles.place} data-wide={route?.wide} /> : null;
};
