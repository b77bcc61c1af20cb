import { useId, type ReactNode } from 'react';
import styles from './radio-group.module.css';

export interface RadioGroupProps<V extends string | number> {
  /** The question, above the choices. */
  label: ReactNode;
  options: readonly { value: V; label: ReactNode; hint?: ReactNode; disabled?: boolean }[];
  value: V | null;
  onChange: (value: V) => void;
  /** Shown under the choices. */
  error?: string | undefined;
  /** True to put them side by side where there is room. Default: one under the other. */
  inline?: boolean | undefined;
  /** True if the person must choose. */
  required?: boolean | undefined;
  /** True while the person cannot choose. */
  disabled?: boolean | undefined;
  /** True to focus the chosen option when its dialog opens. */
  autoFocusInDialog?: boolean | undefined;
  className?: string | undefined;
}

/** Takes one of a few choices, all in sight: native radio buttons, with arrow keys. */
export const RadioGroup = <V extends string | number>({
  label,
  options,
  value,
  onChange,
  error,
  inline = false,
  required = false,
  disabled = false,
  autoFocusInDialog = false,
  className = '',
}: RadioGroupProps<V>) => {
  const id = useId();
  return (
    <fieldset
      className={`${styles.group} ${className}`}
      disabled={disabled}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices} data-inline={inline || undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={id}
              required={required}
              className={styles.mark}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              data-autofocus={(autoFocusInDialog && option.value === value) || undefined}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <div id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </div>
    </fieldset>
  );
};
