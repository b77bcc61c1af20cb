import { percentText } from '@phila/contract/format';
import { inRem } from '@phila/platform';
import type { CSSProperties } from 'react';
import styles from './ring.module.css';

interface RingProps {
  /** From 0 to 100, rounded to a whole number; null while unknown. */
  percentage: number | null;
  /** The name of the measured part: "Biographical". */
  label: string;
  /** Width and height in pixels at letters of 16, with which it grows; default: 64. */
  size?: number;
  /** True while the number is a placeholder. */
  waiting?: boolean;
  /** Says 'Not started' instead of 0%. */
  saysNotStarted?: boolean;
}

const RADIUS = 26;
const ROUND = 2 * Math.PI * RADIUS;

/** A ring for a completion, with the number inside. */
export const Ring = ({
  percentage,
  label,
  size = 64,
  waiting = false,
  saysNotStarted = false,
}: RingProps) => {
  const whole = Math.round(Math.min(100, Math.max(0, percentage ?? 0)));
  const notStarted = saysNotStarted && !waiting && percentage !== null && whole === 0;
  const state = waiting
    ? 'loading'
    : percentage === null
      ? 'not known just now'
      : notStarted
        ? 'not started'
        : `${whole} percent complete`;
  return (
    <span
      className={styles.ring}
      data-waiting={waiting || undefined}
      style={{ '--size': inRem(size) } as CSSProperties}
    >
      <svg viewBox="0 0 64 64" role="img" aria-label={`${label}: ${state}`}>
        <circle className={styles.track} cx="32" cy="32" r={RADIUS} />
        <circle
          className={whole === 100 && !waiting ? styles.full : styles.part}
          cx="32"
          cy="32"
          r={RADIUS}
          strokeDasharray={`${(ROUND * whole) / 100} ${ROUND}`}
          transform="rotate(-90 32 32)"
          visibility={whole === 0 ? 'hidden' : undefined}
        />
      </svg>
      <span aria-hidden="true" className={notStarted ? styles.notStarted : styles.number}>
        {notStarted ? 'Not started' : percentage === null ? '–' : percentText(whole)}
      </span>
    </span>
  );
};
