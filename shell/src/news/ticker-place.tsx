import { lazy } from '@phila/ui';
import { useAfterPage } from '../loading/after-page.ts';
import { ModuleBoundary } from '../widgets/module-boundary.tsx';
import styles from './ticker-place.module.css';

const NewsTicker = lazy(() => import(/* webpackChunkName: "news-ticker" */ './news-ticker.tsx'), {
  standIn: null,
  fault: () => null,
});

/** Keeps the ticker's height with and without news, so that nothing jumps; news loads after the page. */
export const TickerPlace = () => {
  const isPageThere = useAfterPage();
  return (
    <div className={styles.place}>
      {isPageThere && (
        <ModuleBoundary fallback={null}>
          <NewsTicker />
        </ModuleBoundary>
      )}
    </div>
  );
};
