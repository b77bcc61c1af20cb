import { useContext, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { Button } from '../../controls/button/index.ts';
import { FormSubmitting } from './pending-work.ts';

interface SubmitButtonProps {
  children: ReactNode;
  /** Replaces the words while the form is sent. */
  sending?: ReactNode;
  block?: boolean;
  size?: 'middle' | 'large';
}

/** The form's one main action. Says so while the form waits for an upload or is sent, and takes no second press. */
export const SubmitButton = ({ children, sending, block = false, size = 'middle' }: SubmitButtonProps) => {
  const { submitting = false } = useFormState({ subscription: { submitting: true } });
  const waiting = useContext(FormSubmitting);
  return (
    <Button type="primary" htmlType="submit" block={block} size={size} loading={waiting || submitting}>
      {waiting ? 'Uploading' : submitting ? (sending ?? children) : children}
    </Button>
  );
};
