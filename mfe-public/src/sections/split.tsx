import { classes } from '@phila/ui';
import { fill, type Tone } from './tones.ts';
import styles from './split.module.css';

export interface Share {
  readonly tone: Tone;
  readonly value: number;
}

/** Drawing units. */
const WIDTH = 600;
const BAR = 44;
const GAP = 14;

interface SplitProps {
  /** Bars from top to bottom, each split into shares from the left. */
  bars: readonly (readonly Share[])[];
  /** Value of a full bar; default: the longest. */
  whole?: number;
}

/** Draws bars split into parts. */
export const Split = ({ bars, whole }: SplitProps) => {
  const sums = bars.map((bar) => bar.reduce((sum, { value }) => sum + value, 0));
  const all = Math.max(whole ?? 0, ...sums, 1);
  const height = bars.length * BAR + (bars.length - 1) * GAP;
  return (
    <svg
      className={classes('block full', styles.split)}
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {bars.map((bar, at) => {
        const y = at * (BAR + GAP);
        let from = 0;
        return (
          <g key={at}>
            <rect className={styles.rest} y={y} width={WIDTH} height={BAR} />
            {bar.map(({ tone, value }, part) => {
              const x = (from / all) * WIDTH;
              from += value;
              const to = (from / all) * WIDTH;
              return (
                value > 0 && (
                  <path
                    key={part}
                    className={`${fill(tone)} ${styles.share}`}
                    d={`M${x.toFixed(1)} ${y}H${to.toFixed(1)}v${BAR}H${x.toFixed(1)}z`}
                  />
                )
              );
            })}
          </g>
        );
      })}
    </svg>
  );
};
