import { Loading } from '@phila/ui/loading';
import { Skeleton } from '@phila/ui/skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './late-page.module.css';

/** How long the page before stays while the code of the next one comes, in milliseconds. */
const PATIENCE = 400;

interface LatePageProps {
  /** The address has moved on to another page of this remote, whose code is still coming. */
  isBehind: boolean;
  children: ReactNode;
}

/**
 * While the code of the next page loads, the page before stays, which is right for code that loads at once. If the code
 * takes longer, the shape of a page is shown instead, so that no page is read under the title of another.
 */
export const LatePage = ({ isBehind, children }: LatePageProps) => {
  const [isLate, setLate] = useState(false);
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
