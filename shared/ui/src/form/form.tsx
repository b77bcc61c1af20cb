import type { FieldError } from '@phila/contract/calls';
import { CallError, messageOf } from '@phila/platform';
import { FORM_ERROR, setIn, type SubmissionErrors } from 'final-form';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { focusFirstInvalid } from './focus-first-invalid.ts';

export interface FormProps<V extends object> {
  initialValues: V;
  /** Run on submit only (specification: records), the same rules that the service runs. Empty when all is well. */
  check?: (values: V) => readonly FieldError[];
  /** Sends what passed the check. A {@link CallError} lands on its fields and on the form's own line. */
  send: (values: V) => Promise<void>;
  /** Said where the service gave no text of its own. */
  failure?: string;
  /** The service refused or was not reached; what was typed is kept. `message` is what the form's own line says. */
  onFailure?: (error: unknown, message: string) => void;
  /** Names the form, where no heading does. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A form whose checks run on submit, whose refusals stand at their fields, and which cannot be sent twice at once.
 * Fields are `FormField`s, the form's own error is `FormLine`, and `SubmitButton` shows that it is being sent.
 */
export const Form = <V extends object>(props: FormProps<V>) => {
  const { initialValues, check, send, failure, onFailure, label, className, children } = props;
  const element = useRef<HTMLFormElement>(null);
  // The values of a form are its own once it is there.
  const [initial] = useState(initialValues);

  const submit = async (values: V, registered: readonly string[]): Promise<SubmissionErrors> => {
    const found = check?.(values) ?? [];
    if (found.length > 0) return atFields(found, registered);
    try {
      await send(values);
      return undefined;
    } catch (error) {
      const message = messageOf(error, failure);
      onFailure?.(error, message);
      const errors = error instanceof CallError ? error.errors : [];
      return atFields(errors.length > 0 ? errors : [{ path: '', message }], registered);
    }
  };

  return (
    <FinalForm<V>
      initialValues={initial}
      subscription={{}}
      onSubmit={(values, form) => submit(values, form.getRegisteredFields())}
      render={({ handleSubmit }) => (
        <form
          ref={element}
          noValidate
          aria-label={label}
          className={className}
          onSubmit={async (event: SubmitEvent<HTMLFormElement>) => {
            // A form in a dialog is a child of the page's tree for React, though not for the browser.
            event.stopPropagation();
            const errors = await handleSubmit(event);
            if (errors && element.current) focusFirstInvalid(element.current);
          }}
        >
          {children}
        </form>
      )}
    />
  );
};

/** Errors at the fields they name; those whose field is not on the form are gathered on the form's own line. */
const atFields = (errors: readonly FieldError[], registered: readonly string[]): SubmissionErrors => {
  let placed: object = {};
  const homeless: string[] = [];
  for (const { path, message } of errors) {
    if (path !== '' && registered.includes(path)) placed = setIn(placed, path, message);
    else homeless.push(message);
  }
  return homeless.length > 0 ? { ...placed, [FORM_ERROR]: [...new Set(homeless)].join(' ') } : placed;
};
