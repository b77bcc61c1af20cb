import { Loading } from '@phila/ui/loading';
import { Skeleton } from '@phila/ui/skeleton';
import { wakePage } from '@phila/platform';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './late-page.module.css';

/** Milliseconds that the former page stays while the next one's code loads. */
const PATIENCE = 400;

interface LatePageProps {
  /** True while the code of the address's page loads. */
  isBehind: boolean;
  children: ReactNode;
}

/**
 * Keeps the previous page briefly while the next page's code loads, enough for code that loads at once. Then shows the
 * shape of a page, so that no page is read under another page's title.
 */
export const LatePage = ({ isBehind, children }: LatePageProps) => {
  const [isLate, setLate] = useState(false);
  // Comes after the effects of the page, whose boundary is hydrated by then.
  useEffect(wakePage, []);
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isBehind]);
  if (!isBehind || !isLate) return children;
  return (
    <Loading what="the page">
      <div className={styles.waiting}>
        <Skeleton width="min(320px, 60%)" height={32} />
        <Skeleton width="min(560px, 90%)" height={24} />
        <Skeleton height={200} />
      </div>
    </Loading>
  );
};
