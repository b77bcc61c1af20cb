import type { FieldError } from '@phila/contract/calls';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Form as FinalForm, useFormState } from 'react-final-form';
import { errorsAtFields, focusFirstInvalid, Live } from '../form/index.ts';

interface LiveFormProps<V extends object> {
  initialValues: V;
  /** Run at every change. Empty when all is well. */
  check: (values: V) => readonly FieldError[];
  /** The values as they are now, right or wrong; called with the first ones too. */
  onValues: (values: V) => void;
  /** Names the form, where no heading does. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A form that is not sent: it is checked while it is filled in. What is wrong with a field is said once the field was
 * left, and goes as soon as it is right; a `SubmitButton` in it
 * says all of it.
 */
export const LiveForm = <V extends object>(props: LiveFormProps<V>) => {
  const { initialValues, check, onValues, label, className, children } = props;
  const element = useRef<HTMLFormElement>(null);
  // The values of a form are its own once it is there.
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
