import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length; default: the whole line. */
  width?: number | string;
  /** In pixels; default: 16. */
  height?: number;
  className?: string | undefined;
}

/**
 * One grey bar in the place of what comes. A page builds its waiting shape from these, inside an element that says
 * what is loading (`aria-busy`); the bars themselves say nothing.
 */
export const Skeleton = ({ width = '100%', height = 16, className }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={className ? `${styles.bar} ${className}` : styles.bar}
    style={{ inlineSize: width, blockSize: height }}
  />
);
