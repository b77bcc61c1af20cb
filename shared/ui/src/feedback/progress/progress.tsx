import styles from './progress.module.css';

interface ProgressProps {
  /** The name of the measured thing: "Uploading cv.pdf", "Storage used". */
  label: string;
  /** From 0 to 1; null while unknown. */
  value: number | null;
  /**
   * `full` measures room, red when nearly full; `share` shows how much is done, in the colour of that state; `progress`
   * is work under way (the default).
   */
  kind?: 'progress' | 'full' | 'share';
  /** Replaces the percentage: "312 MB of 1 GB". */
  text?: string;
}

/** The share above which room counts as short. */
const TIGHT = 0.9;

/** A bar filled to a share. A screen reader hears its value; draw the text beside it if needed. */
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
