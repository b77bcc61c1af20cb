import { Suspense, lazy } from 'react';
import { useAfterPage } from '../loading/after-page.ts';
import { ModuleBoundary } from '../widgets/module-boundary.tsx';
import styles from './ticker-place.module.css';

const NewsTicker = lazy(() => import(/* webpackChunkName: "news-ticker" */ './news-ticker.tsx'));

/**
 * Where the ticker stands, as high with news as without, so that nothing jumps when some comes. The news is never what
 * a person waits for.
 */
export const TickerPlace = () => {
  const isPageThere = useAfterPage();
  return (
    <div className={styles.place}>
      {isPageThere && (
        <ModuleBoundary fallback={null}>
          <Suspense fallback={null}>
            <NewsTicker />
          </Suspense>
        </ModuleBoundary>
      )}
    </div>
  );
};
