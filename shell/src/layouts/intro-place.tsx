import { areaOf, findRoute } from '@phila/contract/remote';
import { widgetsIn } from '../declarations/declared-widgets.ts';
import { isOverviewPage } from '../declarations/declared-side-panel.ts';
import { hasTicker } from '../news/has-ticker.ts';
import styles from './intro-place.module.css';
import { useShell } from '../shell-context.ts';

/**
 * Keeps the height of what stands above a page of the portal or administration while its code loads, so that the page
 * does not jump.
 */
export const IntroPlace = () => {
  const { registry, viewer, pathname, where } = useShell();
  if (where.layout !== 'portal' && where.layout !== 'admin') return null;
  // Takes the redirect's target, for that is the page that will be drawn.
  const area = areaOf(findRoute(registry, pathname)?.route.redirect ?? pathname);
  const sections = registry.remotes
    .flatMap(({ declaration }) => declaration.navigation)
    .filter(({ menu, group }) => menu === 'portal' && group === area);
  return (
    <div
      className={styles.place}
      data-ticker={hasTicker(area) || undefined}
      data-holds={sections.length > 1 ? 'sections' : 'trail'}
      data-ring={
        (isOverviewPage(registry, pathname) && widgetsIn(registry, viewer, 'overview', area).length > 0) ||
        undefined
      }
    />
  );
};
