import { startTransition, useEffect, useState, type ReactNode } from 'react';
import styles from './frame.module.css';

/**
 * Draws separately loaded parts, such as a chart, after the answer is on the screen; reserves their space until then.
 */
export const AfterPaint = ({ children }: { children: ReactNode }) => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted ? children : <div className={styles.chartRoom} />;
};
