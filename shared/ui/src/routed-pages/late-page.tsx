import { usePlace } from '@phila/platform';
import { Skeleton } from '@phila/ui/skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './late-page.module.css';

/** How long the page before stays while the code of the next one comes, in milliseconds. */
const PATIENCE = 400;

interface LatePageProps {
  /** Whether an address is one of the remote's: what leads to another remote's page is not waited for here. */
  isOwn: (pathname: string) => boolean;
  children: ReactNode;
}

/**
 * The router changes pages in a transition: the page before stays until the code of the next one is there, which is
 * what one wants of code that comes at once. Code that takes longer has the shape of a page shown in its place, so that
 * nobody reads one page under the title of another.
 */
export const LatePage = ({ isOwn, children }: LatePageProps) => {
  const { pathname: drawn } = useLocation();
  const { pathname: wanted } = usePlace();
  const isBehind = wanted !== drawn && isOwn(wanted);
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
    <div className={styles.waiting} aria-busy="true">
      <Skeleton width="min(320px, 60%)" height={32} />
      <Skeleton width="min(560px, 90%)" height={24} />
      <Skeleton height={200} />
    </div>
  );
};
