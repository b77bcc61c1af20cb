import { percentText } from '@phila/contract/format';
import styles from './ring.module.css';

interface RingProps {
  /** From 0 to 100, rounded to a whole number; null while unknown. */
  percentage: number | null;
  /** The name of the measured part: "Biographical". */
  label: string;
  /** Width and height in pixels; default: 64. */
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
    <svg
      className={styles.ring}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      role="img"
      aria-label={`${label}: ${state}`}
      data-waiting={waiting || undefined}
    >
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
      {notStarted ? (
        <text className={styles.notStarted} textAnchor="middle">
          <tspan x="32" y="30">
            Not
          </tspan>
          <tspan x="32" y="42">
            started
          </tspan>
        </text>
      ) : (
        <text className={styles.number} x="32" y="37" textAnchor="middle">
          {percentage === null ? '–' : percentText(whole)}
        </text>
      )}
    </svg>
  );
};
