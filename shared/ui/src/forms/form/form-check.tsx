import { useId, type ReactNode } from 'react';
import { Check } from '../../controls/check/index.ts';
import { useControl } from './form-field.tsx';
import styles from './form.module.css';

interface FormCheckProps {
  name: string;
  /** The words beside the box; they may contain links. */
  children: ReactNode;
}

/** A checkbox with its words beside it and its error below. */
export const FormCheck = ({ name, children }: FormCheckProps) => {
  const id = useId();
  const { control, error } = useControl<boolean>(name);
  return (
    <div>
      <Check
        name={name}
        checked={control.value === true}
        onChange={control.onChange}
        onBlur={control.onBlur}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}m`}
      >
        {children}
      </Check>
      <div id={`${id}m`} className={styles.checkError} aria-live="polite">
        {error}
      </div>
    </div>
  );
};
