import type { ReactNode } from 'react';
import { FORM_ERROR } from 'final-form';
import { useFormState } from 'react-final-form';
import styles from './form.module.css';

/**
 * Shows the form's own error: one that concerns no single field, or a failure of the service. In a LiveForm, waits
 * until no field has an error.
 */
export const FormLine = ({ children }: { children?: ReactNode }) => {
  const { submitError, submitting, errors } = useFormState({
    subscription: { submitError: true, submitting: true, errors: true },
  });
  const said: unknown = submitting ? undefined : (submitError ?? ownError(errors));
  return (
    <div role="alert">
      {typeof said === 'string' && (
        <div className={styles.line} data-form-line tabIndex={-1}>
          <p className={styles.lineText}>{said}</p>
          {children}
        </div>
      )}
    </div>
  );
};

const ownError = (errors: Readonly<Record<string, unknown>> = {}): unknown =>
  Object.entries(errors).every(([name, error]) => name === FORM_ERROR || error === undefined)
    ? errors[FORM_ERROR]
    : undefined;
