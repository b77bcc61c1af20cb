import { classes } from '@phila/ui';
import { isOverviewPage } from '../declarations/declared-side-panel.ts';
import { areaOf, findRoute } from '@phila/contract/remote';
import { useShell } from '../shell-context.ts';
import { WidgetSlot } from '../widgets/widget-slot.tsx';
import { usePanelButtons } from './panel-buttons.ts';
import { PanelList } from './panel-list.tsx';
import styles from './side-panel.module.css';

/** Side panel on the right of the portal on a wide screen: the completion ring on overviews, then the buttons. */
export const SidePanel = () => {
  const { registry, pathname } = useShell();
  const buttons = usePanelButtons();
  const overview = isOverviewPage(registry, pathname);
  if (buttons.length === 0 && !overview)
    return findRoute(registry, pathname)?.route.sidePanelActions ? <div className={styles.panel} /> : null;
  return (
    <aside aria-label="Side panel" className={classes('grid content-start gap-24 sticky', styles.panel)}>
      {overview && <WidgetSlot name="overview" area={areaOf(pathname)} />}
      <PanelList buttons={buttons} />
    </aside>
  );
};
