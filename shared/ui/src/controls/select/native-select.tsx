import { Icon } from '../../layout/icon/index.ts';
import type { SelectProps } from './choice.ts';
import control from '../input/input.module.css';
import styles from './select.module.css';

/** A native select in an input's box: screen readers read its value, and phones show their own wheel. */
export const NativeSelect = <V extends string | number>({
  options,
  value,
  onChange,
  onBlur,
  placeholder = 'Select',
  clearable = false,
  waiting = false,
  size = 'middle',
  typed: _typed,
  className = '',
  'aria-required': required,
  ...native
}: SelectProps<V>) => {
  const chosen = options.find((option) => option.value === value);
  return (
    <span className={`${styles.box} ${className}`}>
      <select
        {...native}
        required={required}
        aria-required={required}
        className={`${control.control} ${styles.select}`}
        data-size={size}
        data-blank={chosen === undefined || undefined}
        value={chosen === undefined ? '' : String(chosen.value)}
        onChange={(event) => {
          const next = options.find((option) => String(option.value) === event.target.value);
          onChange(next?.value ?? null);
        }}
        onBlur={onBlur}
      >
        {(chosen === undefined || clearable) && <option value="">{waiting ? 'Loading' : placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron" className={styles.chevron} />
    </span>
  );
};
