import { areaOf, findRoute } from '@phila/contract/remote';
import { widgetsIn } from '../declarations/declared-widgets.ts';
import { isOverviewPage } from '../declarations/declared-side-panel.ts';
import { isTask } from '../declarations/is-task.ts';
import { hasTicker } from '../news/has-ticker.ts';
import styles from './intro-place.module.css';
import { useShell } from '../shell-context.ts';

/**
 * Reserves the height above a page of the portal or administration while that code loads, so that the page doesn't
 * jump.
 */
export const IntroPlace = () => {
  const { registry, viewer, pathname, where } = useShell();
  if (where.layout !== 'portal' && where.layout !== 'admin') return null;
  // Uses a redirect's target, because that page will be drawn.
  const drawn = findRoute(registry, pathname)?.route.redirect ?? pathname;
  const area = areaOf(drawn);
  const sections = registry.remotes
    .flatMap(({ declaration }) => declaration.navigation)
    .filter(({ menu, group }) => menu === 'portal' && group === area);
  return (
    <div
      className={styles.place}
      data-ticker={(hasTicker(area) && !isTask(registry, drawn)) || undefined}
      data-holds={sections.length > 1 ? 'sections' : 'trail'}
      data-ring={
        (isOverviewPage(registry, pathname) && widgetsIn(registry, viewer, 'overview', area).length > 0) ||
        undefined
      }
    />
  );
};
