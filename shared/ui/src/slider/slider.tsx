import styles from './slider.module.css';

export interface SliderProps {
  /** Its accessible name: what it changes, told apart from the field that it stands beside. */
  label: string;
  /** The number that it changes; anything else shows the slider at its start. */
  value: unknown;
  from: number;
  to: number;
  step: number;
  /** The number in words, as it is read out. */
  text: (value: number) => string;
  onChange: (value: number) => void;
  disabled?: boolean | undefined;
}

/**
 * A number by sliding, for trying things out. It never stands alone (WCAG 2.5.7): beside it is a field, which takes what
 * lies between the steps and beyond the ends, or a button for each way.
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
      // What was typed between two steps stays where it is.
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

/** The step next to a number, within the ends, without the digits that adding fractions leaves. */
export const onStep = (value: number, from: number, to: number, step: number): number =>
  Number(Math.min(to, Math.max(from, from + Math.round((value - from) / step) * step)).toFixed(4));
