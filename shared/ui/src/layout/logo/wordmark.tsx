import { inRem } from '@phila/platform';
import styles from './logo.module.css';

/**
 * "Phila" as a drawing: five letters of one stroke in the colour of the text around, and the dot of the i as the
 * motif's diamond in the accent colour.
 */
export const Wordmark = ({ height }: { height: number }) => (
  <svg className={styles.wordmark} role="img" aria-label="Phila" viewBox="0 0 122 48" height={inRem(height)}>
    <path
      className={styles.letters}
      d="M7 42V8M7 10.5h10.5a9 9 0 0 1 0 18H7M40 42V5M40 30a9 9 0 0 1 18 0V42M72 42V19.5M86 42V5M115 42V19.5M115 31a10 10 0 1 1-20 0 10 10 0 0 1 20 0"
    />
    <path className={styles.diamond} d="M72 2.5l5.5 5.5-5.5 5.5-5.5-5.5z" />
  </svg>
);
