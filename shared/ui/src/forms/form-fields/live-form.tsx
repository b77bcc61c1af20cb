import type { FieldError } from '@phila/contract/calls';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Form as FinalForm, useFormState } from 'react-final-form';
import { errorsAtFields, focusFirstInvalid, Live } from '../form/index.ts';

interface LiveFormProps<V extends object> {
  initialValues: V;
  /** Runs at every change; empty without errors. */
  check: (values: V) => readonly FieldError[];
  /** Gets the present values, right or wrong, and the initial ones too. */
  onValues: (values: V) => void;
  /** Names the form, where no heading does. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A form that is checked while it is filled in, and never sent. Shows a field's error once the field is left, until it
 * is corrected; a `SubmitButton` in it shows all errors.
 */
export const LiveForm = <V extends object>(props: LiveFormProps<V>) => {
  const { initialValues, check, onValues, label, className, children } = props;
  const element = useRef<HTMLFormElement>(null);
  // Keeps the first values: the form holds its own from then on.
  const [initial] = useState(initialValues);
  return (
    <FinalForm<V>
      initialValues={initial}
      subscription={{}}
      validate={(values) => errorsAtFields(check(values), () => true, values)}
      onSubmit={() => undefined}
      render={({ handleSubmit }) => (
        <Live value>
          <form
            ref={element}
            noValidate
            aria-label={label}
            className={className}
            onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
              event.stopPropagation();
              void handleSubmit(event);
              if (element.current) focusFirstInvalid(element.current);
            }}
          >
            <Values onValues={onValues} />
            {children}
          </form>
        </Live>
      )}
    />
  );
};

const Values = <V extends object>({ onValues }: { onValues: (values: V) => void }) => {
  useFormState<V>({ subscription: { values: true }, onChange: ({ values }) => onValues(values) });
  return null;
};
