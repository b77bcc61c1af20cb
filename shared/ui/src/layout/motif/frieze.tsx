import styles from './motif.module.css';

/** Standing and hanging terraces in turn, 96 wide and 48 high, laid end to end from the middle outwards. */
export const Frieze = ({ className, id }: { className: string; id: string }) => (
  <svg className={className} aria-hidden="true" focusable="false">
    <defs>
      <pattern id={id} x="-48" width="96" height="48" patternUnits="userSpaceOnUse">
        <path className={styles.wallFill} d="M0 0h96v48H0z" />
        <g className={styles.outlined}>
          <path className={styles.red} d="M20 42v-8h8v-8h8v-8h8v-8h8v8h8v8h8v8h8v8z" />
          <path className={styles.gold} d="M36 42v-8h8v-8h8v8h8v8z" />
          <path
            className={styles.deep}
            d="M-28 6v8h8v8h8v8h8v8h8v-8h8v-8h8v-8h8v-8zM68 6v8h8v8h8v8h8v8h8v-8h8v-8h8v-8h8v-8z"
          />
          <path className={styles.pale} d="M-12 6v8h8v8h8v-8h8v-8zM84 6v8h8v8h8v-8h8v-8z" />
        </g>
        <path className={styles.ink} d="M0 0h96v5H0zM0 43h96v5H0z" />
      </pattern>
    </defs>
    <svg x="50%" overflow="visible">
      <rect x="-4000" width="8000" height="48" fill={`url(#${id})`} />
    </svg>
  </svg>
);
