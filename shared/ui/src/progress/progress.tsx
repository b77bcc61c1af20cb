import styles from './progress.module.css';

interface ProgressProps {
  /** What is under way or full to that degree: "Uploading cv.pdf", "Storage used". */
  label: string;
  /** 0 to 1; null while it cannot be told. */
  value: number | null;
  /**
   * `full` is a measure of room, red when nearly all is taken; `share` says how much is done, in the colour of that
   * state; `progress` is work under way (the default).
   */
  kind?: 'progress' | 'full' | 'share';
  /** Said instead of the percentage: "312 MB of 1 GB". */
  text?: string;
}

/** From this degree on, room is said to be short. */
const TIGHT = 0.9;

/** A bar that is full to a degree. The browser announces it; its text stands beside it where the page wants it. */
export const Progress = ({ label, value, kind = 'progress', text }: ProgressProps) => {
  const whole = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className={styles.track}
      role={kind === 'full' ? 'meter' : 'progressbar'}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={whole ?? undefined}
      aria-valuetext={text}
      data-share={kind === 'share' || undefined}
      data-tight={(kind === 'full' && value !== null && value >= TIGHT) || undefined}
    >
      <div
        className={whole === null ? styles.unknown : styles.bar}
        style={whole === null ? undefined : { inlineSize: `${whole}%` }}
      />
    </div>
  );
};
