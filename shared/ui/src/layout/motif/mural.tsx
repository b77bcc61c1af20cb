import styles from './motif.module.css';

/** The size of a bay of the wall. A bay is mirrored both ways about its middle; bays are drawn side by side. */
const WIDTH = 480;
const HEIGHT = 840;

/** Draws a quarter of terraces from (x, y), each `size` deep: down and right when both signs are positive. */
const terraces = (count: number, horizontal: number, vertical: number): string =>
  `h${horizontal}v${vertical}`.repeat(count);

/** A stepped diamond about (0, 0), `count` terraces of 18 each way. */
const diamond = (count: number): string =>
  `M0 ${-18 * count}${terraces(count, 18, 18)}${`v18h-18`.repeat(count)}${terraces(count, -18, -18)}${`v-18h18`.repeat(count)}z`;

/** A stepped corner piece that leaves an even path of bare wall beside the diamond. */
const cornerPiece = (count: number): string => `M-160 -194v${18 * count}${'h18v-18'.repeat(count)}z`;

/** Litema: lines ploughed at a slant, in squares that turn by a quarter each time. */
const Furrows = ({ id }: { id: string }) => (
  <pattern id={`${id}f`} width="80" height="80" x="-40" y="-40" patternUnits="userSpaceOnUse">
    <path className={styles.deep} d="M0 0h80v80H0z" />
    <path
      className={styles.furrows}
      d="M0 10L10 0M0 20L20 0M0 30L30 0M0 40L40 0M10 40L40 10M20 40L40 20M30 40L40 30M70 0L80 10M60 0L80 20M50 0L80 30M40 0L80 40M40 10L70 40M40 20L60 40M40 30L50 40M0 70L10 80M0 60L20 80M0 50L30 80M0 40L40 80M10 40L40 70M20 40L40 60M30 40L40 50M80 70L70 80M80 60L60 80M80 50L50 80M80 40L40 80M70 40L40 70M60 40L40 60M50 40L40 50"
    />
  </pattern>
);

/** Litema: four petals in a square, so that squares side by side make circles. */
const Petals = ({ id }: { id: string }) => (
  <pattern id={`${id}p`} width="60" height="60" x="-30" y="-20" patternUnits="userSpaceOnUse">
    <path className={styles.red} d="M0 0h60v60H0z" />
    <path
      className={styles.pale}
      d="M0 0a42.4 42.4 0 0 1 30 30a42.4 42.4 0 0 1-30-30zM60 0a42.4 42.4 0 0 1-30 30a42.4 42.4 0 0 1 30-30zM0 60a42.4 42.4 0 0 1 30-30a42.4 42.4 0 0 1-30 30zM60 60a42.4 42.4 0 0 1-30-30a42.4 42.4 0 0 1 30 30z"
    />
    <path
      className={styles.gold}
      d="M30 22l8 8-8 8-8-8zM0-8l8 8-8 8-8-8zM60-8l8 8-8 8-8-8zM0 52l8 8-8 8-8-8zM60 52l8 8-8 8-8-8z"
    />
  </pattern>
);

/** The upper left quarter; (0, 0) is the middle of the bay. */
const Quarter = ({ id }: { id: string }) => (
  <>
    <rect x="-240" y="-200" width="70" height="200" fill={`url(#${id}f)`} />
    <path className={styles.ink} d="M-240-206H0v6h-240zM-170-206h5v206h-5z" />
    <g className={styles.outlined}>
      <path className={styles.gold} d={cornerPiece(7)} />
      <path className={styles.deep} d={cornerPiece(5)} />
      <path className={styles.pale} d={cornerPiece(3)} />
      <path className={styles.red} d={cornerPiece(2)} />
    </g>
    {/* A course of petals between two ledges above the bay, then hanging triangles. */}
    <rect x="-240" y="-320" width="240" height="114" fill={`url(#${id}p)`} />
    <path className={styles.ink} d="M-240-326H0v6h-240z" />
    <path className={styles.wallFill} d="M-240-420H0v94h-240z" />
    <g className={styles.outlined}>
      <path className={styles.deep} d="M-240-326l40-72 40 72zM-160-326l40-72 40 72zM-80-326l40-72 40 72z" />
      <path className={styles.gold} d="M-222-326l22-40 22 40zM-142-326l22-40 22 40zM-62-326l22-40 22 40z" />
      <path
        className={styles.red}
        d="M-280-408h80l-40 72zM-200-408h80l-40 72zM-120-408h80l-40 72zM-40-408h80l-40 72z"
      />
      <path
        className={styles.pale}
        d="M-262-408h44l-22 40zM-182-408h44l-22 40zM-102-408h44l-22 40zM-22-408h44l-22 40z"
      />
    </g>
    <path className={styles.ink} d="M-240-420H0v12h-240z" />
  </>
);

/** Draws a painted wall that fills its place, centred on a bay; `--motif-scale` in the class sets its size. */
export const Mural = ({ className, id }: { className: string; id: string }) => (
  <svg className={className} aria-hidden="true" focusable="false">
    <defs>
      <Furrows id={id} />
      <Petals id={id} />
      <pattern
        id={`${id}b`}
        x={-WIDTH / 2}
        y={-HEIGHT / 2}
        width={WIDTH}
        height={HEIGHT}
        viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
        patternUnits="userSpaceOnUse"
      >
        <path className={styles.wallFill} d="M-240-420h480v840h-480z" />
        <g id={`${id}q`}>
          <Quarter id={id} />
        </g>
        <use href={`#${id}q`} transform="scale(-1 1)" />
        <use href={`#${id}q`} transform="scale(1 -1)" />
        <use href={`#${id}q`} transform="scale(-1 -1)" />
        <g className={styles.outlined}>
          <path className={styles.red} d={diamond(8)} />
          <path className={styles.pale} d={diamond(6)} />
          <path className={styles.deep} d={diamond(5)} />
          <path className={styles.gold} d={diamond(3)} />
          <path className={styles.red} d={diamond(1)} />
        </g>
      </pattern>
    </defs>
    <svg x="50%" y="50%" overflow="visible">
      <g className={styles.scaled}>
        <rect x="-4000" y="-4000" width="8000" height="8000" fill={`url(#${id}b)`} />
      </g>
    </svg>
  </svg>
);
