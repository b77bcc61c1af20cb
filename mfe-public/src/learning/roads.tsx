import { classes } from '@phila/ui';
import { fill } from '../sections/index.ts';
import styles from './roads.module.css';

/** Months of each road; null if it depends on prior knowledge. */
const ROADS = [
  {
    name: 'Weeks',
    months: 2,
    tone: 'gold',
    text: 'A short course or a skills programme: first aid, a driving licence code, a software package.',
  },
  {
    name: 'A year',
    months: 12,
    tone: 'red',
    text: 'A learnership: work and lessons in one, with a monthly allowance, through one of the 21 SETAs.',
  },
  {
    name: 'Three years',
    months: 36,
    tone: 'ink',
    text: 'A trade by apprenticeship, or N4 to N6 at a TVET college with work experience.',
  },
  {
    name: 'Three to four years',
    months: 48,
    tone: 'ink',
    text: 'A diploma or degree at a university or university of technology, NQF 6 to 8.',
  },
] as const;

const LONGEST = 48;
const WIDTH = 600;

/** Draws roads to a qualification by their length, with a stone for each half year. */
export const Roads = () => (
  <ol className={classes('stack gap-24', styles.roads)}>
    {ROADS.map(({ name, months, tone, text }) => {
      const to = (months / LONGEST) * (WIDTH - 24);
      return (
        <li key={name}>
          <h3 className={classes('bold')}>{name}</h3>
          <svg className={styles.road} viewBox={`0 0 ${WIDTH} 26`} aria-hidden="true" focusable="false">
            <path className={styles.ground} d={`M0 10H${WIDTH}v6H0z`} />
            <path className={fill(tone)} d={`M0 8H${to}v10H0z`} />
            <path
              className={styles.stone}
              d={Array.from({ length: Math.floor(months / 6) }, (_, at) => {
                const x = ((at + 1) * 6 * (WIDTH - 24)) / LONGEST;
                return `M${x - 1} 8h2v10h-2z`;
              }).join('')}
            />
            <path className={fill(tone)} d={`M${to} 1l12 12-12 12-12-12z`} />
          </svg>
          <p className={classes('muted loose')}>{text}</p>
        </li>
      );
    })}
    <li>
      <h3 className={classes('bold')}>What you already know how to do</h3>
      <p className={classes('muted loose')}>
        Recognition of prior learning (RPL): experience is tested and counts as credits.
      </p>
    </li>
  </ol>
);
