import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import styles from './area-pictures.module.css';

const Wall = ({ children }: { children: ReactNode }) => (
  <svg
    className={classes('block full', styles.wall)}
    viewBox="0 0 360 150"
    aria-hidden="true"
    focusable="false"
    preserveAspectRatio="xMidYMax slice"
  >
    <rect className={styles.plaster} width="360" height="150" />
    {children}
    <path className={styles.ink} d="M0 140h360v10H0z" />
  </svg>
);

const GRANARIES = [30, 52, 76, 102].map((height, at) => ({ height, left: 84 + at * 66, top: 140 - height }));
const isRed = (_: unknown, at: number): boolean => at % 2 === 0;
const walls = (granaries: typeof GRANARIES): string =>
  granaries
    .map(({ height, left, top }) => `M${left} 140V${top}h12v-10h12v-10h8v10h12v10h12v${height}z`)
    .join('');

/** Granaries that grow under the sun: wealth laid by. Each colour is one path. */
export const HarvestPicture = () => (
  <Wall>
    <circle className={styles.sun} cx="52" cy="46" r="30" />
    <circle className={styles.gold} cx="52" cy="46" r="19" />
    <g className={styles.outlined}>
      <path className={styles.red} d={walls(GRANARIES.filter(isRed))} />
      <path className={styles.deep} d={walls(GRANARIES.filter((one, at) => !isRed(one, at)))} />
      <path
        className={styles.gold}
        d={GRANARIES.map(
          ({ height, left, top }) => `M${left + 12} 140V${top + 12}h10v-10h12v10h10v${height - 12}z`,
        ).join('')}
      />
      <path
        className={styles.pale}
        d={GRANARIES.map(({ height, left, top }) => `M${left + 20} 140V${top + 22}h16v${height - 22}z`).join(
          '',
        )}
      />
    </g>
  </Wall>
);

/** Terraces with a diamond on top: a career, step by step. */
export const LadderPicture = () => (
  <Wall>
    <g className={styles.outlined}>
      <path className={styles.red} d="M30 140v-18h30v-18h30V86h30V68h30V50h60v18h30v18h30v18h30v18h30v18z" />
      <path className={styles.gold} d="M66 140v-14h30v-18h30V90h30V72h48v18h30v18h30v18h30v14z" />
      <path className={styles.deep} d="M108 140v-10h30v-18h24V96h36v16h24v18h30v10z" />
      <path className={styles.pale} d="M150 140v-10h18v-14h24v14h18v10z" />
      <path className={styles.deep} d="M180 2l22 22-22 22-22-22z" />
      <path className={styles.gold} d="M180 13l11 11-11 11-11-11z" />
      <path
        className={styles.gold}
        d="M18 20l12 12-12 12L6 32zM342 20l12 12-12 12-12-12zM58 44l9 9-9 9-9-9zM302 44l9 9-9 9-9-9z"
      />
    </g>
  </Wall>
);

const NICHES = [0, 1, 2, 3, 4].flatMap((column) =>
  [0, 1].map((row) => ({
    kind: (column + row * 3) % 4,
    left: 24 + column * 64,
    top: 14 + row * 62,
    isDark: (column + row) % 2 === 0,
  })),
);

type Thing = readonly [first: string, second: string];

/** Object in a niche centred at `x`, `y`: its outline, and its inner shape. */
const thing = (kind: number, x: number, y: number): Thing => {
  if (kind === 0) return [`M${x} ${y - 18}l18 18-18 18-18-18z`, `M${x} ${y - 8}l8 8-8 8-8-8z`];
  if (kind === 1) return [`M${x - 18} ${y + 18}v-12h9v-12h9v-12h9v12h9v24z`, ''];
  if (kind === 2) return [`M${x - 18} ${y + 16}l18-32 18 32z`, `M${x - 9} ${y + 16}l9-16 9 16z`];
  return [`M${x - 18} ${y - 16}h36v9h-36zM${x - 18} ${y + 8}h36v9h-36z`, `M${x - 18} ${y - 4}h36v9h-36z`];
};

/** Niches on one ground with their objects; each colour is one path. */
const Niches = ({ dark }: { dark: boolean }) => {
  const niches = NICHES.filter(({ isDark }) => isDark === dark);
  const things = niches.map(({ kind, left, top }) => thing(kind, left + 28, top + 27));
  return (
    <>
      <path
        className={dark ? styles.deep : styles.pale}
        d={niches.map(({ left, top }) => `M${left} ${top}h56v54h-56z`).join('')}
      />
      <path className={dark ? styles.gold : styles.red} d={things.map(([first]) => first).join('')} />
      <path className={dark ? styles.pale : styles.gold} d={things.map(([, second]) => second).join('')} />
    </>
  );
};

/** Niches in a wall, each with its object: everything in its place. */
export const CabinetPicture = () => (
  <Wall>
    <g className={styles.outlined}>
      <Niches dark />
      <Niches dark={false} />
    </g>
  </Wall>
);
