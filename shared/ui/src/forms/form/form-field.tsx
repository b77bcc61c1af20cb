import { useContext, type ReactNode } from 'react';
import { useField, useForm } from 'react-final-form';
import { Field, type Wiring } from '../../controls/field/index.ts';
import { Live, liveSubscription } from './live.ts';
import { FormBusy } from './pending-work.ts';

/** The properties of a control, antd's or native; spread them over it. */
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
  /** Shows a mark by the label; the check decides. */
  required?: boolean;
  /** Points out something odd about the value without preventing a save; null for nothing. */
  warn?: (value: T) => string | null;
  /** Points out the cause of an error in the value, beside the error. */
  explain?: (value: T) => string | null;
  className?: string | undefined;
  children: (control: Control<T>) => ReactNode;
}

/** A field of a {@link Form}. Redraws alone at a keystroke. */
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
 * Gives a field's value and its error of the last submit, until the value changes; hides the error while the field is
 * busy. In a LiveForm, gives the present error once the field was left. Ignores changes while the form is sent: the
 * screen shows the values sent.
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
