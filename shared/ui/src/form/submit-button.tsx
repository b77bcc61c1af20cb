import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';

interface SubmitButtonProps {
  children: ReactNode;
  /** Takes the place of the words while the form is being sent. */
  sending?: ReactNode;
  block?: boolean;
  size?: 'middle' | 'large';
}

/** The form's one main action. While it is being sent it says so, and a second press does nothing. */
export const SubmitButton = ({ children, sending, block = false, size = 'middle' }: SubmitButtonProps) => {
  const { submitting = false } = useFormState({ subscription: { submitting: true } });
  return (
    <Button type="primary" htmlType="submit" block={block} size={size} loading={submitting} aria-busy={submitting}>
      {submitting ? (sending ?? children) : children}
    </Button>
  );
};
