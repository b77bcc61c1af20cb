import { Button } from '../button/index.ts';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import styles from './form.module.css';

interface SubmitButtonProps {
  children: ReactNode;
  /** Takes the place of the words while the form is being sent. */
  sending?: ReactNode;
  block?: boolean;
  size?: 'middle' | 'large';
}

/**
 * The form's one main action. While it is being sent it says so, and the form takes no second press. antd's own
 * `loading` is not used: it ends a moment later than the sending, and a press in that moment would be lost.
 */
export const SubmitButton = ({ children, sending, block = false, size = 'middle' }: SubmitButtonProps) => {
  const { submitting = false } = useFormState({ subscription: { submitting: true } });
  return (
    <Button
      type="primary"
      htmlType="submit"
      block={block}
      size={size}
      aria-busy={submitting}
      icon={submitting ? <span className={styles.spinner} /> : null}
    >
      {submitting ? (sending ?? children) : children}
    </Button>
  );
};
