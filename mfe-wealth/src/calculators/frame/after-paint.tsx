import { startTransition, useEffect, useState, type ReactNode } from 'react';
import styles from './frame.module.css';

/**
 * What stands below the number and is loaded for itself, such as a chart: drawn once the number is on the screen, with
 * the room that it will need.
 */
export const AfterPaint = ({ children }: { children: ReactNode }) => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted ? children : <div className={styles.chartRoom} />;
};
