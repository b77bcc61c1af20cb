import styles from './ring.module.css';

interface RingProps {
  /** 0 to 100, rounded to a whole number. */
  percentage: number;
  /** What is complete to that degree: "Biographical". */
  label: string;
  /** In pixels, both ways; 64 unless told. */
  size?: number;
}

const RADIUS = 26;
const ROUND = 2 * Math.PI * RADIUS;

/** How complete something is: a ring, and the number in it. */
export const Ring = ({ percentage, label, size = 64 }: RingProps) => {
  const whole = Math.round(Math.min(100, Math.max(0, percentage)));
  return (
    <svg
      className={styles.ring}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      role="img"
      aria-label={`${label}: ${whole} percent complete`}
    >
      <circle className={styles.track} cx="32" cy="32" r={RADIUS} />
      <circle
        className={whole === 100 ? styles.full : styles.part}
        cx="32"
        cy="32"
        r={RADIUS}
        strokeDasharray={`${(ROUND * whole) / 100} ${ROUND}`}
        transform="rotate(-90 32 32)"
        visibility={whole === 0 ? 'hidden' : undefined}
      />
      <text className={styles.number} x="32" y="37" textAnchor="middle">
        {whole}%
      </text>
    </svg>
  );
};
