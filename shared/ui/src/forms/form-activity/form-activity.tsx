import { useContext, useEffectEvent, useLayoutEffect } from 'react';
import { useFormState } from 'react-final-form';
import { FormBusy, FormSubmitting } from '../form/index.ts';

/** The state of a form that decides if it may be left. */
export interface Activity {
  /** True with unsent changes. */
  dirty: boolean;
  /** True while the form is sent, or waits for its own upload. */
  sending: boolean;
  /** True while a field is busy, such as with an upload. */
  busy: boolean;
}

/** Reports a form's state without redrawing anything around it. */
export const FormActivity = ({ onChange }: { onChange: (activity: Activity) => void }) => {
  const { dirty = false, submitting = false } = useFormState({
    subscription: { dirty: true, submitting: true },
  });
  const waiting = useContext(FormSubmitting);
  const busy = (useContext(FormBusy)?.paths.size ?? 0) > 0;
  const tell = useEffectEvent(onChange);
  useLayoutEffect(() => {
    // Wraps the call, so that its result is not taken for a clean-up.
    tell({ dirty, sending: waiting || submitting, busy });
  }, [dirty, waiting, submitting, busy]);
  return null;
};
