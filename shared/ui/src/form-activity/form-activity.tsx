import { useContext, useEffectEvent, useLayoutEffect } from 'react';
import { useFormState } from 'react-final-form';
import { FormBusy, FormWaiting } from '../form/index.ts';

/** What leaving a form depends on. */
export interface Activity {
  /** Something was changed that was not sent. */
  dirty: boolean;
  /** It is on its way, or waits for an upload that is part of it. */
  sending: boolean;
  /** A field has something under way: a file is being uploaded. */
  busy: boolean;
}

/** Tells what leaving a form depends on, without drawing anything around it again. */
export const FormActivity = ({ onChange }: { onChange: (activity: Activity) => void }) => {
  const { dirty = false, submitting = false } = useFormState({
    subscription: { dirty: true, submitting: true },
  });
  const waiting = useContext(FormWaiting);
  const busy = (useContext(FormBusy)?.paths.size ?? 0) > 0;
  const tell = useEffectEvent(onChange);
  useLayoutEffect(() => {
    // Whatever it returns is nothing to clean up.
    tell({ dirty, sending: waiting || submitting, busy });
  }, [dirty, waiting, submitting, busy]);
  return null;
};
