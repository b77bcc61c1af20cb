import { useContext, type ReactNode } from 'react';
import { useField, useForm } from 'react-final-form';
import { Field, type Wiring } from '../field/index.ts';
import { Live, liveSubscription } from './live.ts';
import { FormBusy } from './under-way.ts';

/** All that a control of antd's or the browser's needs; spread it over the control. */
export interface Control<T> extends Wiring {
  name: string;
  value: T;
  /** Takes the value itself, or the event of a text input. */
  onChange: (next: unknown) => void;
  onBlur: () => void;
}

interface FormFieldProps<T> {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Shown below the label's words; the check decides, this only tells. */
  required?: boolean;
  /** What looks odd about the value, said without preventing a save; null when nothing does. */
  warn?: (value: T) => string | null;
  /** What in a refused value the refusal is about: said beside it. */
  explain?: (value: T) => string | null;
  className?: string | undefined;
  children: (control: Control<T>) => ReactNode;
}

/** One field of a {@link Form}. A keystroke draws this field again and no other. */
export const FormField = <T = string,>(props: FormFieldProps<T>) => {
  const { name, label, hint, required, warn, explain, className, children } = props;
  const { control, error } = useControl<T>(name);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      warning={
        warn?.(control.value) ?? (error === undefined ? undefined : (explain?.(control.value) ?? undefined))
      }
      {...(required === undefined ? {} : { required })}
      className={className}
    >
      {(wiring) => children({ ...wiring, ...control })}
    </Field>
  );
};

/**
 * A field's value and what was said about it at the last submit; that goes as soon as the value is another one. It is not said
 * while the field has something under way. In a LiveForm it is what is wrong with the value, once the field was left.
 * Nothing changes while the form is being sent: what is on the screen is what is sent.
 */
export const useControl = <T,>(name: string) => {
  const form = useForm();
  const { input, meta } = useField<T>(name, {
    subscription: {
      value: true,
      ...(useContext(Live) ? liveSubscription : {}),
      submitError: true,
      dirtySinceLastSubmit: true,
    },
    parse: (value: T) => value,
    allowNull: true,
  });
  const isBusy = useContext(FormBusy)?.paths.has(name) === true;
  const refused: unknown =
    (meta.dirtySinceLastSubmit ? undefined : meta.submitError) ?? (meta.touched ? meta.error : undefined);
  return {
    control: {
      name,
      value: input.value,
      onChange: (next: unknown) => {
        if (!form.getState().submitting) input.onChange(next);
      },
      onBlur: () => input.onBlur(),
    },
    error: typeof refused === 'string' && !isBusy ? refused : undefined,
  };
};
