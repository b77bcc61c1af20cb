import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import styles from './form.module.css';

/** The form's own error: what concerns no single field, and failures of the service. */
export const FormLine = ({ children }: { children?: ReactNode }) => {
  const { submitError, submitting } = useFormState({ subscription: { submitError: true, submitting: true } });
  const said: unknown = submitting ? undefined : submitError;
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
