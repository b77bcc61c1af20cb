import { check, toBody, toForm, type AnyRecord, type BodyOf, type ValuesOf } from '@phila/contract';
import { CallError, notify } from '@phila/platform';
import Button from 'antd/es/button';
import { useRef, useState } from 'react';
import { useFormState } from 'react-final-form';
import { Confirm, Dialog, DialogBody, DialogFoot } from '../dialog/index.ts';
import { Form, FormLine, SubmitButton } from '../form/index.ts';
import { RecordFields, type Before } from '../record-fields/index.ts';
import { Conflict, isRow, type Row } from './conflict.tsx';
import styles from './edit-dialog.module.css';
import { useLeaveWarning } from './use-leave-warning.ts';

/** Seeds 1 §8. */
const SAVED = 'Details updated successfully!';
const FAILED = 'Failed to update details. Please try again.';

export interface EditDialogProps<R extends AnyRecord> {
  type: R;
  /** The row to change; null adds one. */
  row: Row | null;
  /** Sends the body; fails with a `CallError`. */
  save: (body: BodyOf<R>) => Promise<unknown>;
  /** What stands before a field. */
  before?: Before<R> | undefined;
  /** Said where the service gives no text of its own; the seeds' default unless told. */
  failure?: string | undefined;
  /** It is to go: saved, or left. */
  onClose: () => void;
}

/**
 * Adds or changes one record (seeds 1 §2.11, §4). A save that fails leaves everything as it was typed; one that comes
 * too late (409) shows what was changed elsewhere and asks which is right.
 */
export const EditDialog = <R extends AnyRecord>({
  type,
  row,
  save,
  before,
  failure = FAILED,
  onClose,
}: EditDialogProps<R>) => {
  const state = useRef<FormActivity>({ dirty: false, sending: false });
  const [leaving, setLeaving] = useState(false);
  // What the form was filled from; after a late save, what is saved now.
  const [base, setBase] = useState(row);
  const [current, setCurrent] = useState<Row | null>(null);
  const version = current?.version ?? base?.version;
  useLeaveWarning(() => state.current.dirty);

  const close = () => {
    // What was sent may be saved or refused in a moment: the person learns which.
    if (state.current.sending) return;
    if (state.current.dirty) setLeaving(true);
    else onClose();
  };

  const send = async (values: ValuesOf<R>) => {
    await save(toBody(type, values, version));
    notify({ severity: 'success', text: SAVED });
    onClose();
  };

  const onFailure = (error: unknown, text: string) => {
    notify({ severity: 'error', text });
    if (!(error instanceof CallError && error.status === 409 && isRow(error.value))) return;
    if (current) setBase(current);
    setCurrent(error.value);
  };

  return (
    <Dialog title={`${row ? 'Edit' : 'Add'} ${type.title} Details`} onClose={close}>
      <Form<ValuesOf<R>>
        className={styles.form}
        initialValues={toForm(type, row)}
        check={(values) => check(type, values)}
        send={send}
        failure={failure}
        onFailure={onFailure}
      >
        <Watch
          onChange={(activity) => {
            state.current = activity;
          }}
        />
        <DialogBody>
          <div className={styles.top}>
            <FormLine>
              {current ? (
                <Conflict key={current.version} type={type} base={base} current={current} />
              ) : (
                <p className={styles.kept}>Nothing that you typed is lost.</p>
              )}
            </FormLine>
          </div>
          <RecordFields record={type} before={before} />
        </DialogBody>
        <DialogFoot>
          <Button onClick={close}>Cancel</Button>
          <SubmitButton sending="Saving">Save</SubmitButton>
        </DialogFoot>
      </Form>
      {leaving && (
        <Confirm
          title="Discard your changes?"
          confirm="Discard"
          cancel="Keep editing"
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        >
          What you changed is not saved yet.
        </Confirm>
      )}
    </Dialog>
  );
};

interface FormActivity {
  dirty: boolean;
  sending: boolean;
}

/** Tells what closing depends on, without drawing the dialog again. */
const Watch = ({ onChange }: { onChange: (activity: FormActivity) => void }) => {
  useFormState({
    subscription: { dirty: true, submitting: true },
    onChange: ({ dirty = false, submitting = false }) => onChange({ dirty, sending: submitting }),
  });
  return null;
};
