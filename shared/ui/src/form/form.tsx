import type { FieldError } from '@phila/contract/calls';
import { CallError, messageOf, withinLimit } from '@phila/platform';
import type { FormApi, SubmissionErrors } from 'final-form';
import { useCallback, useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { errorsAtFields } from './errors-at-fields.ts';
import { focusFirstInvalid } from './focus-first-invalid.ts';
import { FormBusy, FormUnderWay, FormWaiting, settled, type UnderWay } from './under-way.ts';

/** A form that is being sent. */
export interface SentForm<V extends object> {
  /** From now on these values are the unchanged ones: nothing is lost when the page is left. */
  initialize: (values: V) => void;
}

export interface FormProps<V extends object> {
  initialValues: V;
  /** Run on submit only (specification: records), the same rules that the service runs. Empty when all is well. */
  check?: (values: V) => readonly FieldError[];
  /** Sends what passed the check. A {@link CallError} lands on its fields and on the form's own line. */
  send: (values: V, form: SentForm<V>) => Promise<void>;
  /** Said where the service gave no text of its own. */
  failure?: string;
  /** The service refused or was not reached; what was typed is kept. `message` is what the form's own line says. */
  onFailure?: (error: unknown, message: string) => void;
  /** What was refused, by the check or the service, before it is shown at the fields. */
  onRefused?: (errors: readonly FieldError[]) => void;
  /**
   * Milliseconds that sending may take as a whole; then the form says so and can be sent again. Default: as long as
   * the calls themselves take at most.
   */
  timeLimit?: number | undefined;
  /** Names the form, where no heading does. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

const tooSlow = () =>
  new CallError(
    0,
    'This takes longer than it should. It may have been saved all the same: please check, then try again.',
  );

/**
 * A form whose checks run on submit, whose refusals stand at their fields, and which cannot be sent twice at once.
 * What a field has under way, an upload, ends before the form is sent; where it fails, the form is not sent.
 * Fields are `FormField`s, the form's own error is `FormLine`, and `SubmitButton` shows that it is being sent.
 */
export const Form = <V extends object>(props: FormProps<V>) => {
  const { initialValues, check, send, failure, onFailure, onRefused, timeLimit, label, className, children } =
    props;
  const element = useRef<HTMLFormElement>(null);
  // The values of a form are its own once it is there.
  const [initial] = useState(initialValues);
  const [underWay] = useState<UnderWay>(() => new Map());
  const [busyPaths, setBusyPaths] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback(
    (path: string, isBusy: boolean) =>
      setBusyPaths((now) => {
        if (now.has(path) === isBusy) return now;
        return new Set(isBusy ? [...now, path] : [...now].filter((other) => other !== path));
      }),
    [],
  );
  const busy = useMemo(() => ({ paths: busyPaths, mark }), [busyPaths, mark]);
  const [waiting, setWaiting] = useState(false);
  const isWaiting = useRef(false);
  const failures = useRef<readonly FieldError[]>([]);

  /** The values are the person's until the form is sent: fields can still be changed while it waits. */
  const waitForFields = async (values: V): Promise<void> => {
    const isAwaited = (path: string) => [...underWay.values()].some((held) => held.path === path);
    // What is refused anyway is said at once.
    if (underWay.size === 0 || check?.(values).some(({ path }) => !isAwaited(path))) return;
    isWaiting.current = true;
    setWaiting(true);
    failures.current = await settled(underWay);
    isWaiting.current = false;
    setWaiting(false);
  };

  const submit = async (values: V, form: FormApi<V>): Promise<SubmissionErrors> => {
    const registered: readonly string[] = form.getRegisteredFields();
    const refuse = (errors: readonly FieldError[]) => {
      onRefused?.(errors);
      return errorsAtFields(errors, (path) => registered.includes(path));
    };
    const found = [...(check?.(values) ?? []), ...failures.current];
    failures.current = [];
    if (found.length > 0) return refuse(found);
    try {
      const sending = send(values, form);
      await (timeLimit === undefined ? sending : withinLimit(sending, timeLimit, tooSlow));
      return undefined;
    } catch (error) {
      const message = messageOf(error, failure);
      onFailure?.(error, message);
      const errors = error instanceof CallError ? error.errors : [];
      return refuse(errors.length > 0 ? errors : [{ path: '', message }]);
    }
  };

  return (
    <FinalForm<V>
      initialValues={initial}
      subscription={{}}
      onSubmit={submit}
      render={({ handleSubmit, form }) => (
        <form
          ref={element}
          noValidate
          aria-label={label}
          className={className}
          onSubmit={async (event: SubmitEvent<HTMLFormElement>) => {
            // A form in a dialog is a child of the page's tree for React, though not for the browser.
            event.stopPropagation();
            event.preventDefault();
            if (isWaiting.current || form.getState().submitting) return;
            await waitForFields(form.getState().values);
            // The person left the page while the form waited.
            if (element.current === null) return;
            const errors = await handleSubmit();
            if (errors && element.current) focusFirstInvalid(element.current);
          }}
        >
          <FormUnderWay value={underWay}>
            <FormBusy value={busy}>
              <FormWaiting value={waiting}>{children}</FormWaiting>
            </FormBusy>
          </FormUnderWay>
        </form>
      )}
    />
  );
};
