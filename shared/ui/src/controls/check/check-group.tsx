import { Check } from './check.tsx';
import styles from './check-group.module.css';

export interface CheckGroupProps<V extends string | number> {
  options: readonly { value: V; label: string }[];
  /** The chosen values, in any order. */
  value: readonly V[];
  /** Gets the chosen values in the order of the options. */
  onChange: (value: V[]) => void;
  onBlur?: (() => void) | undefined;
  id?: string | undefined;
  name?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
}

/** Takes any number of a few choices, all in sight. */
export const CheckGroup = <V extends string | number>({
  options,
  value,
  onChange,
  onBlur,
  name,
  'aria-invalid': invalid,
  ...group
}: CheckGroupProps<V>) => (
  // Needs no focus itself: the first focusable element of a wrong field is a box.
  <fieldset {...group} className={styles.group}>
    {options.map((option) => (
      <Check
        key={option.value}
        name={name}
        aria-invalid={invalid}
        checked={value.includes(option.value)}
        onBlur={onBlur}
        onChange={(checked) =>
          onChange(
            options
              .map((one) => one.value)
              .filter((one) => (one === option.value ? checked : value.includes(one))),
          )
        }
      >
        {option.label}
      </Check>
    ))}
  </fieldset>
);
