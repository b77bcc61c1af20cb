import { classes } from '@phila/ui';
import { areaOf, findRoute } from '@phila/contract/remote';
import { isOverviewPage } from '../declarations/declared-side-panel.ts';
import { isTask } from '../declarations/is-task.ts';
import { BreadcrumbTrail } from '../navigation/breadcrumb-trail.tsx';
import { TabStrip } from '../navigation/tab-strip.tsx';
import { WayBack } from '../navigation/way-back.tsx';
import { hasTicker } from '../news/has-ticker.ts';
import { TickerPlace } from '../news/ticker-place.tsx';
import { WidgetSlot } from '../widgets/widget-slot.tsx';
import { FoldedPanel } from '../side-panel/folded-panel.tsx';
import { usePanelIsFolded } from './narrow.ts';
import styles from './portal-intro.module.css';
import { ShellContext, useShell } from '../shell-context.ts';

const Intro = () => {
  const { registry, pathname } = useShell();
  const back = findRoute(registry, pathname)?.route.back;
  const isBusy = isTask(registry, pathname);
  const isFolded = usePanelIsFolded(registry, pathname) && !isBusy;
  const area = areaOf(pathname);
  return (
    <>
      {!isBusy && hasTicker(area) && <TickerPlace />}
      {!isBusy && <WidgetSlot name="ticker" area={area} />}
      <div className={classes('stack full page-wide', styles.intro)}>
        {!isBusy && <WidgetSlot name="banner" area={area} />}
        <BreadcrumbTrail />
        <div className={classes('flex align-end gap-8', styles.sections)}>
          {back ? <WayBack {...back} /> : <TabStrip />}
          {isFolded && <FoldedPanel />}
        </div>
        {isFolded && isOverviewPage(registry, pathname) && (
          <WidgetSlot name="overview" area={area} waiting={<div className={styles.ring} />} />
        )}
      </div>
    </>
  );
};

/**
 * Banners, breadcrumb and tabs above a portal page. A redirect shows its target's, so that nothing jumps on the way.
 */
export const PortalIntro = () => {
  const shell = useShell();
  const to = findRoute(shell.registry, shell.pathname)?.route.redirect;
  if (to === undefined) return <Intro />;
  return (
    <ShellContext value={{ ...shell, pathname: to }}>
      <Intro />
    </ShellContext>
  );
};
