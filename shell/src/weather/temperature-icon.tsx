import styles from './temperature-icon.module.css';

/** Lowest degrees of each icon (specification: weather-and-news). */
const BANDS = [
  [30, 'hot'],
  [20, 'warm'],
  [10, 'cool'],
] as const;

export type Band = (typeof BANDS)[number][1] | 'cold';

export const bandOf = (temperature: number): Band =>
  BANDS.find(([from]) => temperature >= from)?.[1] ?? 'cold';

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];

const Rays = ({ from, to }: { from: number; to: number }) => (
  <g className={styles.ray}>
    {RAYS.map((angle) => (
      <line key={angle} x1="24" y1={24 - from} x2="24" y2={24 - to} transform={`rotate(${angle} 24 24)`} />
    ))}
  </g>
);

const flake = 'M24 8v32M10.1 16l27.8 16M37.9 16 10.1 32';
const tips =
  'M20 11l4 4 4-4M20 37l4-4 4 4M11 21.5l5.3-1.4-1.4-5.3M33.1 33.2l-1.4-5.3 5.3-1.4M37 21.5l-5.3-1.4 1.4-5.3M14.9 33.2l1.4-5.3-5.3-1.4';

const drawings = {
  hot: (
    <>
      <circle cx="24" cy="24" r="10.5" className={styles.sun} />
      <Rays from={14} to={21} />
      <circle cx="24" cy="24" r="5.5" className={styles.core} />
    </>
  ),
  warm: (
    <>
      <circle cx="24" cy="24" r="9" className={styles.sun} />
      <Rays from={13} to={17} />
    </>
  ),
  cool: (
    <>
      <circle cx="30" cy="18" r="7.5" className={styles.sun} />
      <path
        className={styles.cloud}
        d="M14 38a8 8 0 0 1-.8-15.96A10.5 10.5 0 0 1 33.6 24.4 6.9 6.9 0 0 1 33 38Z"
      />
    </>
  ),
  cold: (
    <>
      <path className={styles.frost} d={flake} />
      <path className={styles.frost} d={tips} />
    </>
  ),
} as const;

/** Decorative icon beside the temperature. */
export const TemperatureIcon = ({ temperature, size }: { temperature: number; size: number }) => {
  const band = bandOf(temperature);
  return (
    <svg
      className={styles.icon}
      data-band={band}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      {drawings[band]}
    </svg>
  );
};
