import { inRem } from '@phila/platform';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** A CSS length, or pixels; default: the whole line. */
  width?: number | string;
  /** In pixels beside letters of 16, with which it grows; default: 16. */
  height?: number;
  className?: string | undefined;
}

/**
 * A grey bar for a waiting shape. Put the bars into an element that says what is loading (`aria-busy`), because they
 * say nothing themselves.
 */
export const Skeleton = ({ width = '100%', height = 16, className }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={className ? `${styles.bar} ${className}` : styles.bar}
    style={{ inlineSize: typeof width === 'number' ? inRem(width) : width, blockSize: inRem(height) }}
  />
);
