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

/** Granaries that grow from left to right under the sun: wealth that is laid by. */
export const HarvestPicture = () => (
  <Wall>
    <circle className={styles.sun} cx="52" cy="46" r="30" />
    <circle className={styles.gold} cx="52" cy="46" r="19" />
    <g className={styles.outlined}>
      {[30, 52, 76, 102].map((height, at) => {
        const left = 84 + at * 66;
        const top = 140 - height;
        return (
          <g key={height}>
            <path
              className={at % 2 === 0 ? styles.red : styles.deep}
              d={`M${left} 140V${top}h12v-10h12v-10h8v10h12v10h12v${height}z`}
            />
            <path
              className={styles.gold}
              d={`M${left + 12} 140V${top + 12}h10v-10h12v10h10v${height - 12}z`}
            />
            <path className={styles.pale} d={`M${left + 20} 140V${top + 22}h16v${height - 22}z`} />
          </g>
        );
      })}
    </g>
  </Wall>
);

/** Terraces to climb, with a diamond on top: a career, step by step. */
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

/** Niches in the wall, each with its own thing in it: everything in its place. */
export const CabinetPicture = () => (
  <Wall>
    <g className={styles.outlined}>
      {[0, 1, 2, 3, 4].map((column) =>
        [0, 1].map((row) => {
          const x = 24 + column * 64;
          const y = 14 + row * 62;
          const dark = (column + row) % 2 === 0;
          return (
            <g key={`${column}-${row}`}>
              <rect className={dark ? styles.deep : styles.pale} x={x} y={y} width="56" height="54" />
              {niche((column + row * 3) % 4, x + 28, y + 27, dark)}
            </g>
          );
        }),
      )}
    </g>
  </Wall>
);

const niche = (kind: number, x: number, y: number, dark: boolean): ReactNode => {
  const first = dark ? styles.gold : styles.red;
  const second = dark ? styles.pale : styles.gold;
  if (kind === 0)
    return (
      <>
        <path className={first} d={`M${x} ${y - 18}l18 18-18 18-18-18z`} />
        <path className={second} d={`M${x} ${y - 8}l8 8-8 8-8-8z`} />
      </>
    );
  if (kind === 1)
    return (
      <>
        <path className={first} d={`M${x - 18} ${y + 18}v-12h9v-12h9v-12h9v12h9v24z`} />
      </>
    );
  if (kind === 2)
    return (
      <>
        <path className={first} d={`M${x - 18} ${y + 16}l18-32 18 32z`} />
        <path className={second} d={`M${x - 9} ${y + 16}l9-16 9 16z`} />
      </>
    );
  return (
    <>
      <path className={first} d={`M${x - 18} ${y - 16}h36v9h-36z`} />
      <path className={second} d={`M${x - 18} ${y - 4}h36v9h-36z`} />
      <path className={first} d={`M${x - 18} ${y + 8}h36v9h-36z`} />
    </>
  );
};
