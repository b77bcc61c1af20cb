import type { WidgetEntry } from '@phila/contract/remote';
import { lazy } from '@phila/ui';
import { ModuleBoundary } from './module-boundary.tsx';
import styles from './own-widgets.module.css';
import { WhenInView } from './when-in-view.tsx';

const failed = <p className={styles.failed}>The weather cannot be shown just now.</p>;
const WeatherPanel = lazy(() => import(/* webpackChunkName: "weather" */ '../weather/weather-panel.tsx'), {
  standIn: null,
  fault: () => failed,
});

/**
 * Shell's own widget beside declared ones: the weather, on the dashboard (specification: shell). The browser asks for
 * the location only after a press.
 */
export const OwnWidgets = ({ slot }: { slot: WidgetEntry['slot'] }) => {
  if (slot !== 'dashboard') return null;
  return (
    <div className={styles.place}>
      <WhenInView className={styles[slot]}>
        <ModuleBoundary fallback={failed}>
          <WeatherPanel />
        </ModuleBoundary>
      </WhenInView>
    </div>
  );
};
