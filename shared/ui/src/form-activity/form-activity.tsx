import { useFormState } from 'react-final-form';

/** What leaving a form depends on. */
export interface Activity {
  /** Something was changed that was not sent. */
  dirty: boolean;
  /** It is on its way. */
  sending: boolean;
}

/** Tells what leaving a form depends on, without drawing anything around it again. */
export const FormActivity = ({ onChange }: { onChange: (activity: Activity) => void }) => {
  useFormState({
    subscription: { dirty: true, submitting: true },
    onChange: ({ dirty = false, submitting = false }) => onChange({ dirty, sending: submitting }),
  });
  return null;
};
