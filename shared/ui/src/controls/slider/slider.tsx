import styles from './slider.module.css';

export interface SliderProps {
  /** The accessible name; it must differ from the name of the field beside it. */
  label: string;
  /** The number; anything else shows the slider at its start. */
  value: unknown;
  from: number;
  to: number;
  step: number;
  /** The number in words, for screen readers. */
  text: (value: number) => string;
  onChange: (value: number) => void;
  disabled?: boolean | undefined;
}

/**
 * Takes a number by sliding, to try values. Put a field beside it for numbers between the steps and beyond the ends, or
 * a button for each direction (WCAG 2.5.7).
 */
export const Slider = ({ label, value, from, to, step, text, onChange, disabled }: SliderProps) => {
  const shown = typeof value === 'number' ? Math.min(to, Math.max(from, value)) : from;
  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={label}
      aria-valuetext={typeof value === 'number' ? text(value) : 'nothing entered'}
      min={from}
      max={to}
      // Lets a typed number between two steps keep its place.
      step="any"
      value={shown}
      disabled={disabled}
      onChange={({ target }) => onChange(onStep(Number(target.value), from, to, step))}
      onKeyDown={(event) => {
        const by = { ArrowRight: step, ArrowUp: step, ArrowLeft: -step, ArrowDown: -step }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        onChange(onStep(shown + by, from, to, step));
      }}
    />
  );
};

/** Finds the step nearest to a number, within the ends, without stray digits from adding fractions. */
export const onStep = (value: number, from: number, to: number, step: number): number =>
  Number(Math.min(to, Math.max(from, from + Math.round((value - from) / step) * step)).toFixed(4));
