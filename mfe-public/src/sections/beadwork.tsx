import { classes } from '@phila/ui';
import { memo, useId } from 'react';
import styles from './beadwork.module.css';

/** Class for each pattern letter; others show the ground. */
const COLOURS = { k: styles.ink, r: styles.red, g: styles.gold, w: styles.pale } as const;
type Letter = keyof typeof COLOURS;
const LETTERS = Object.keys(COLOURS) as Letter[];

/** Tassels below the panel, in turn. */
const TASSELS: readonly Letter[] = ['r', 'k', 'g', 'k'];
const TASSEL = 3;

/** Mirrors the left half around its last letter. */
const mirrored = (half: string): string => half + [...half].toReversed().slice(1).join('');

/** Three rows of triangles, like a beaded cloth's edge. */
const edging = (width: number): string[] => {
  const rows = ['rgggggr', 'rrgggrr', 'rrrgrrr'];
  return rows.map((row) =>
    Array.from({ length: width }, (_, at) => {
      const from = (at - (width - 1) / 2 + row.length * 20 + 3) % row.length;
      return row[from] ?? 'r';
    }).join(''),
  );
};

/** Draws one colour as one path, each run of beads as a rectangle. */
const pathOf = (rows: readonly string[], letter: Letter): string =>
  rows
    .flatMap((row, y) =>
      [...row.matchAll(new RegExp(`${letter}+`, 'g'))].map(
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('');

/**
 * A beaded panel with tassels, hung from the page's upper edge. Its pattern is the left half, row by row (`k` outline,
 * `r`, `g`, `w`, otherwise the ground), in the theme's colours. Decorative: the words beside it say the same.
 */
export const Beadwork = memo(({ pattern }: { pattern: string }) => {
  const beads = useId();
  const picture = pattern.trim().split('\n').map(mirrored);
  const inner = Math.max(...picture.map((row) => row.length));
  const width = inner + 6;
  const framed = picture.map((row) => `k.${`.${row.padEnd(inner, '.')}.`}.k`);
  const plain = `k${'.'.repeat(width - 2)}k`;
  const line = 'k'.repeat(width);
  const rows = [
    line,
    ...edging(width),
    line,
    plain,
    ...framed,
    plain,
    line,
    ...edging(width).toReversed(),
    line,
  ];
  const height = rows.length;
  return (
    <svg
      className={classes('block full', styles.panel)}
      viewBox={`0 0 ${width} ${height + TASSEL}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id={beads} width="1" height="1" patternUnits="userSpaceOnUse">
          <path
            className={styles.thread}
            fillRule="evenodd"
            d="M0 0h1v1H0zM.3.06a.24.24 0 0 0-.24.24v.4c0 .13.1.24.24.24h.4c.13 0 .24-.1.24-.24V.3A.24.24 0 0 0 .7.06z"
          />
        </pattern>
      </defs>
      {TASSELS.map((letter, turn) => (
        <path
          key={turn}
          className={COLOURS[letter]}
          d={Array.from({ length: Math.ceil(width / TASSELS.length) }, (_, at) => at * TASSELS.length + turn)
            .filter((x) => x < width)
            .map((x) => `M${x + 0.25} ${height}h.5v${TASSEL - 0.6 - (x % 3) * 0.3}h-.5z`)
            .join('')}
        />
      ))}
      <path className={styles.ground} d={`M0 0h${width}v${height}H0z`} />
      {LETTERS.map((letter) => (
        <path key={letter} className={COLOURS[letter]} d={pathOf(rows, letter)} />
      ))}
      <path fill={`url(#${beads})`} d={`M0 0h${width}v${height}H0z`} />
    </svg>
  );
});
Beadwork.displayName = 'Beadwork';
