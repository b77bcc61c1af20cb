import { Suspense, lazy, useEffect, useState } from 'react';
import { ModuleBoundary } from '../widgets/module-boundary.tsx';
import styles from './ticker-place.module.css';

const NewsTicker = lazy(() => import(/* webpackChunkName: "news-ticker" */ './news-ticker.tsx'));

/** True once the page has what it came for: the news is never what a person waits for. */
const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const asked = window.requestIdleCallback(() => setIdle(true), { timeout: 3_000 });
    return () => window.cancelIdleCallback(asked);
  }, []);
  return idle;
};

/** Where the ticker stands, as high with news as without, so that nothing jumps when some comes. */
export const TickerPlace = () => {
  const idle = useIdle();
  return (
    <div className={styles.place}>
      {idle && (
        <ModuleBoundary fallback={null}>
          <Suspense fallback={null}>
            <NewsTicker />
          </Suspense>
        </ModuleBoundary>
      )}
    </div>
  );
};
