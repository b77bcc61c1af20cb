import styles from './motif.module.css';

/** Four stepped terraces that climb into the corner, the innermost holding a petal. */
export const Corner = ({ className }: { className: string }) => (
  <svg className={className} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
    <g className={styles.outlined}>
      <path className={styles.wallFill} d="M0 -4V8H16V24H32V40H48V56H64V72H80V96H100V-4z" />
      <path className={styles.red} d="M20 -4V8H36V24H52V40H68V56H84V76H100V-4z" />
      <path className={styles.gold} d="M40 -4V8H56V24H72V40H88V56H100V-4z" />
      <path className={styles.deep} d="M60 -4V8H76V20H88V36H100V-4z" />
    </g>
  </svg>
);
