import type { FieldError } from '@phila/contract/calls';
import { CallError, messageOf, withinLimit } from '@phila/platform';
import type { FormApi, SubmissionErrors } from 'final-form';
import { useCallback, useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { errorsAtFields } from './errors-at-fields.ts';
import { focusFirstInvalid } from './focus-first-invalid.ts';
import {
  FormBusy,
  FormPendingWork,
  FormSubmitting,
  finishPendingWork,
  type PendingWork,
} from './pending-work.ts';

/** A form that is being sent. */
export interface SentForm<V extends object> {
  /** Makes these the unchanged values, so that leaving the page loses nothing. */
  initialize: (values: V) => void;
}

export interface FormProps<V extends object> {
  initialValues: V;
  /** Runs on submit only (specification: records), with the service's own rules. Empty without errors. */
  check?: (values: V) => readonly FieldError[];
  /** Sends the checked values. Shows a {@link CallError} at its fields and on the form's own line. */
  send: (values: V, form: SentForm<V>) => Promise<void>;
  /** Shown if the service gives no text. */
  failure?: string;
  /**
   * Called after the service refused or was not reached; the entries stay. `message` is the text of the form's own
   * line.
   */
  onFailure?: (error: unknown, message: string) => void;
  /** Gets the errors of the check or the service before they are shown at the fields. */
  onRefused?: (errors: readonly FieldError[]) => void;
  /**
   * Milliseconds that sending may take in all; then the form says so and can be sent again. Default: the limits of its
   * calls.
   */
  timeLimit?: number | undefined;
  /** Names the form if no heading does. */
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
 * A form that checks on submit, shows errors at their fields, and cannot be sent twice at once. Waits for its fields'
 * uploads, and is not sent if one fails. Put `FormField`s inside, a `FormLine` for its own error, and a `SubmitButton`,
 * which shows that the form is being sent.
 */
export const Form = <V extends object>(props: FormProps<V>) => {
  const { initialValues, check, send, failure, onFailure, onRefused, timeLimit, label, className, children } =
    props;
  const element = useRef<HTMLFormElement>(null);
  // Keeps the first values: the form holds its own from then on.
  const [initial] = useState(initialValues);
  const [underWay] = useState<PendingWork>(() => new Map());
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

  /** Waits for the fields' uploads; the person may change values until they end. */
  const waitForFields = async (values: V): Promise<void> => {
    const isAwaited = (path: string) => [...underWay.values()].some((held) => held.path === path);
    // Skips the wait if another field is wrong anyway, to show its error at once.
    if (underWay.size === 0 || check?.(values).some(({ path }) => !isAwaited(path))) return;
    isWaiting.current = true;
    setWaiting(true);
    failures.current = await finishPendingWork(underWay);
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
            // Keeps the event from the page's form: React treats it as an ancestor of a form in a dialog.
            event.stopPropagation();
            event.preventDefault();
            if (isWaiting.current || form.getState().submitting) return;
            await waitForFields(form.getState().values);
            // Stops if the person left the page while the form waited.
            if (element.current === null) return;
            const errors = await handleSubmit();
            if (errors && element.current) focusFirstInvalid(element.current);
          }}
        >
          <FormPendingWork value={underWay}>
            <FormBusy value={busy}>
              <FormSubmitting value={waiting}>{children}</FormSubmitting>
            </FormBusy>
          </FormPendingWork>
        </form>
      )}
    />
  );
};
