import { classes } from '@phila/ui';
import { memo } from 'react';
import styles from './painted-house.module.css';

/** Grid unit; every line of the house lies on the grid. */
const U = 20;

const points = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([x, y]) => `${x * U},${y * U}`).join(' ');

/** Closed path. Shapes of one colour that do not touch share an element, since each costs a layout. */
const shape = (...pairs: readonly (readonly [number, number])[]): string =>
  `M${pairs.map(([x, y]) => `${Math.round(x * U)} ${Math.round(y * U)}`).join('L')}z`;

const bar = (x: number, y: number, width: number, height: number): string =>
  shape([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

/** A row of triangles standing on `y + 1`, as along a house's foot and eaves. */
const Teeth = ({ x, y, count, down = false }: { x: number; y: number; count: number; down?: boolean }) => {
  const [base, tip] = down ? [y, y + 1] : [y + 1, y];
  const every = Array.from({ length: count }, (_, at) =>
    shape([x + at, base], [x + at + 0.5, tip], [x + at + 1, base]),
  );
  return (
    <>
      <path className={styles.red} d={every.filter((_, at) => at % 2 === 0).join('')} />
      {count > 1 && <path className={styles.gold} d={every.filter((_, at) => at % 2 === 1).join('')} />}
    </>
  );
};

/** Nested diamonds, `reach` units from centre to corner. */
const Diamond = ({ x, y, reach }: { x: number; y: number; reach: number }) => (
  <>
    {[
      [1, styles.ink],
      [0.8, styles.wall],
      [0.62, styles.red],
      [0.36, styles.gold],
      [0.16, styles.ink],
    ].map(([share, colour]) => {
      const r = reach * Number(share);
      return (
        <polygon
          key={share}
          className={String(colour)}
          points={points([x - r, y], [x, y - r], [x + r, y], [x, y + r])}
        />
      );
    })}
  </>
);

/** Stepped pyramid in two halves: growth, step by step. */
const Steps = ({ x, y }: { x: number; y: number }) => {
  const columns = [1, 2, 3, 4, 4, 3, 2, 1].map((height, at) => ({
    left: x + at,
    top: y + 4 - height,
    height,
  }));
  const inner = (parity: number) =>
    columns
      .filter(({ height }) => height % 2 === parity)
      .map(({ left, top, height }) => bar(left + 0.2, top + 0.2, 0.6, height - 0.2))
      .join('');
  return (
    <>
      <path
        className={styles.ink}
        d={columns.map(({ left, top, height }) => bar(left, top, 1, height)).join('')}
      />
      <path className={styles.gold} d={inner(1)} />
      <path className={styles.red} d={inner(0)} />
    </>
  );
};

/** A window with painted frames. */
const Window = ({ x, y }: { x: number; y: number }) => (
  <>
    <rect className={styles.ink} x={x * U} y={y * U} width={3 * U} height={3 * U} />
    <rect className={styles.gold} x={(x + 0.2) * U} y={(y + 0.2) * U} width={2.6 * U} height={2.6 * U} />
    <rect className={styles.wall} x={(x + 0.5) * U} y={(y + 0.5) * U} width={2 * U} height={2 * U} />
    <rect className={styles.glass} x={(x + 0.7) * U} y={(y + 0.7) * U} width={1.6 * U} height={1.6 * U} />
    <path
      className={styles.line}
      d={`M${(x + 1.5) * U} ${(y + 0.5) * U}v${2 * U}M${(x + 0.5) * U} ${(y + 1.5) * U}h${2 * U}`}
    />
  </>
);

const Aloe = ({ x, y }: { x: number; y: number }) => (
  <g className={styles.leaf} transform={`translate(${x * U} ${y * U})`}>
    <path d="M0 0C-6-14-22-22-34-24C-26-14-16-4-4 0ZM0 0C-4-20-12-34-20-44C-20-28-14-10-2 0ZM0 0C-3-22 0-40 2-54C8-38 8-18 3 0ZM0 0C4-20 14-34 22-42C20-26 14-10 4 0ZM0 0C8-12 22-20 34-22C26-12 16-3 5 0Z" />
  </g>
);

const Wing = ({ x, flip = false }: { x: number; flip?: boolean }) => (
  <>
    <rect className={styles.wall} x={x * U} y={10 * U} width={8 * U} height={12 * U} />
    <Teeth x={x} y={10.2} count={8} down />
    <path className={styles.ink} d={[10, 11.4, 16.2, 20.4].map((y) => bar(x, y, 8, 0.2)).join('')} />
    <Window x={flip ? x + 4.5 : x + 0.5} y={12.4} />
    <Diamond x={flip ? x + 2.2 : x + 5.8} y={13.9} reach={1.6} />
    <Steps x={x} y={16.4} />
    <Teeth x={x} y={20.8} count={8} />
    <rect className={styles.outline} x={x * U} y={10 * U} width={8 * U} height={12 * U} />
  </>
);

/**
 * Landing page picture: a homestead painted like Ndebele walls, in the theme's or organisation's colours. Hidden from
 * screen readers, since the words beside it say the same.
 */
export const PaintedHouse = memo(() => (
  <svg
    className={classes('block full', styles.house)}
    viewBox="0 0 640 440"
    aria-hidden="true"
    focusable="false"
  >
    <circle className={styles.sun} cx={16 * U} cy={9.5 * U} r={8.4 * U} />
    <circle className={styles.sunRing} cx={16 * U} cy={9.5 * U} r={9.3 * U} />
    <Wing x={3} />
    <Wing x={21} flip />
    <polygon
      className={styles.wall}
      points={points(
        [11, 22],
        [11, 7],
        [12, 7],
        [12, 6],
        [13, 6],
        [13, 5],
        [14, 5],
        [14, 4],
        [18, 4],
        [18, 5],
        [19, 5],
        [19, 6],
        [20, 6],
        [20, 7],
        [21, 7],
        [21, 22],
      )}
    />
    <Diamond x={16} y={7.2} reach={2.4} />
    <path
      className={styles.red}
      d={shape([11.4, 9.6], [11.4, 7.4], [13.2, 9.6]) + shape([20.6, 9.6], [20.6, 7.4], [18.8, 9.6])}
    />
    <path className={styles.ink} d={bar(11, 9.9, 10, 0.2) + bar(11, 11.4, 10, 0.2)} />
    <Teeth x={11} y={10.2} count={10} down />
    <rect className={styles.ink} x={12.4 * U} y={12.4 * U} width={7.2 * U} height={9.6 * U} />
    <rect className={styles.gold} x={12.65 * U} y={12.65 * U} width={6.7 * U} height={9.35 * U} />
    <rect className={styles.ink} x={13.15 * U} y={13.15 * U} width={5.7 * U} height={8.85 * U} />
    <rect className={styles.red} x={13.35 * U} y={13.35 * U} width={5.3 * U} height={8.65 * U} />
    <rect className={styles.wall} x={13.9 * U} y={13.9 * U} width={4.2 * U} height={8.1 * U} />
    <rect className={styles.door} x={14.1 * U} y={14.1 * U} width={3.8 * U} height={7.9 * U} />
    <polygon className={styles.light} points={points([14.1, 22], [14.1, 14.1], [16.4, 15.2], [16.4, 22])} />
    <circle className={styles.gold} cx={16.0 * U} cy={18.4 * U} r={3} />
    <Teeth x={11.2} y={20.8} count={1} />
    <Teeth x={19.8} y={20.8} count={1} />
    <polygon
      className={styles.outline}
      points={points(
        [11, 22],
        [11, 7],
        [12, 7],
        [12, 6],
        [13, 6],
        [13, 5],
        [14, 5],
        [14, 4],
        [18, 4],
        [18, 5],
        [19, 5],
        [19, 6],
        [20, 6],
        [20, 7],
        [21, 7],
        [21, 22],
      )}
    />
    <Aloe x={1.6} y={22} />
    <Aloe x={30.4} y={22} />
  </svg>
));
PaintedHouse.displayName = 'PaintedHouse';
