import styles from './net-worth.module.css';

const WIDTH = 120;
const HEIGHT = 32;

/** Draws how a value went, without axes; the words beside it say the same. Nothing for fewer than two values. */
export const LittleLine = ({ values }: { values: readonly (number | null)[] }) => {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ at, value }]));
  const amounts = known.map(({ value }) => value);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  if (known.length < 2) return null;
  const [first = 0] = known.map(({ at }) => at);
  const across = (at: number) => ((at - first) / Math.max(1, values.length - 1 - first)) * (WIDTH - 4) + 2;
  const up = (value: number) =>
    highest === lowest ? HEIGHT / 2 : HEIGHT - 3 - ((value - lowest) / (highest - lowest)) * (HEIGHT - 6);
  return (
    <svg
      className={styles.little}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      focusable="false"
    >
      <polyline points={known.map(({ at, value }) => `${across(at)},${up(value)}`).join(' ')} />
    </svg>
  );
};
