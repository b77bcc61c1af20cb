import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

/** What ties a control to its label and its message; spread it over the control. */
export interface Wiring {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
  /** Of a group of controls, which no label can be tied to. */
  'aria-labelledby'?: string | undefined;
}

interface FieldProps {
  label: string;
  /** Said under the control from the start: what a person needs to know to fill it in. */
  hint?: ReactNode;
  /** Said under the control, and announced, when the check or the service refused it. */
  error?: string | undefined;
  /** Under the control, and prevents no save: "That date does not exist"; under an error, what may have caused it. */
  warning?: string | undefined;
  /** Marks a field that cannot be left out, where others can. */
  required?: boolean;
  /** The field is a group of controls: boxes to tick, radio buttons. */
  group?: boolean;
  children: (wiring: Wiring) => ReactNode;
  className?: string | undefined;
}

/** A label above, a control, and under it what was said about its value and what helps to fill it in. */
export const Field = ({ label, hint, error, warning, required, group, children, className }: FieldProps) => {
  const id = useId();
  const said = [(error ?? warning) !== undefined && `${id}m`, hint !== undefined && `${id}h`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      {group ? (
        <span className={styles.label} id={`${id}l`} data-required={required || undefined}>
          {label}
        </span>
      ) : (
        <label className={styles.label} htmlFor={id} data-required={required || undefined}>
          {label}
        </label>
      )}
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': said === '' ? undefined : said,
        'aria-required': required && !group ? true : undefined,
        ...(group ? { 'aria-labelledby': `${id}l` } : {}),
      })}
      {/* Always there, so that a reader hears what is put into it. */}
      <div id={`${id}m`} aria-live="polite">
        {error !== undefined && <div className={styles.error}>{error}</div>}
        {warning !== undefined && <div className={styles.warning}>{warning}</div>}
      </div>
      {hint !== undefined && (
        <div className={styles.hint} id={`${id}h`}>
          {hint}
        </div>
      )}
    </div>
  );
};
