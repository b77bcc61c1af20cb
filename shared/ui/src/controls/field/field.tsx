import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

/** The attributes that tie a control to its label and message; spread them over the control. */
export interface Wiring {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
  /** Set for a group of controls, because a label cannot point to a group. */
  'aria-labelledby'?: string | undefined;
}

interface FieldProps {
  label: string;
  /** Always shown under the control, to help fill it in. */
  hint?: ReactNode;
  /** Shown under the control, and announced, after the check or the service refused the value. */
  error?: string | undefined;
  /**
   * Shown under the control without preventing a save: "That date does not exist"; under an error, its possible cause.
   */
  warning?: string | undefined;
  /** Marks a required field among optional ones. */
  required?: boolean;
  /** True for a group of controls: checkboxes, radio buttons. */
  group?: boolean;
  children: (wiring: Wiring) => ReactNode;
  className?: string | undefined;
}

/** A control with its label above, and its message and hint below. */
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
      {/* Always mounted, so that a screen reader announces changes in it. */}
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
