import { useContext, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { Button } from '../button/index.ts';
import { FormWaiting } from './under-way.ts';

interface SubmitButtonProps {
  children: ReactNode;
  /** Takes the place of the words while the form is being sent. */
  sending?: ReactNode;
  block?: boolean;
  size?: 'middle' | 'large';
}

/** The form's one main action. While the form waits for an upload or is being sent it says so and takes no second press. */
export const SubmitButton = ({ children, sending, block = false, size = 'middle' }: SubmitButtonProps) => {
  const { submitting = false } = useFormState({ subscription: { submitting: true } });
  const waiting = useContext(FormWaiting);
  return (
    <Button type="primary" htmlType="submit" block={block} size={size} loading={waiting || submitting}>
      {waiting ? 'Uploading' : submitting ? (sending ?? children) : children}
    </Button>
  );
};
