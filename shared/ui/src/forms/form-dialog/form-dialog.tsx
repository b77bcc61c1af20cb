import { formDraft } from '@phila/platform';
import { Button } from '../../controls/button/index.ts';
import { use, useRef, useState, type ReactNode } from 'react';
import {
  Confirm,
  Dialog,
  DialogBody,
  DialogFoot,
  DialogInPlace,
  DialogsInPlace,
} from '../../overlays/dialog/index.ts';
import { Form, SubmitButton, type FormProps } from '../form/index.ts';
import { FormActivity, type Activity } from '../form-activity/index.ts';
import { FormDraft } from '../form-draft/index.ts';
import styles from './form-dialog.module.css';
import { useLeaveWarning } from '../leave-warning/index.ts';

export interface FormDialogProps<V extends object> extends Pick<
  FormProps<V>,
  'initialValues' | 'check' | 'send' | 'failure' | 'onFailure'
> {
  title: string;
  /** The main button's text, and its text while the form is sent. */
  submit: { label: string; sending: string };
  /** The fields and a `FormLine`. */
  children: ReactNode;
  /**
   * The key that this tab stores the entries under, so that a reload loses nothing: `career.letter`. They are removed
   * once sent or given up, and when the person signs out. Default: not stored.
   */
  draft?: string | undefined;
  /** Called once the form is sent, or left. */
  onClose: () => void;
}

/**
 * A form in a dialog, or in the place that opens it where that has {@link DialogsInPlace}. Escape, the backdrop, Cancel and the browser's Back close it, but ask first if there are changes;
 * while it is sent it stays open, so that the person learns the result.
 */
export const FormDialog = <V extends object>(props: FormDialogProps<V>) => {
  const { title, submit, send, children, draft, onClose, ...others } = props;
  const isInPlace = use(DialogsInPlace);
  const activity = useRef<Activity>({ dirty: false, sending: false, busy: false });
  const [leaving, setLeaving] = useState<'changed' | 'uploading' | null>(null);
  const sent = useRef(false);
  useLeaveWarning(() => activity.current.dirty || activity.current.busy);

  const leave = () => {
    if (draft !== undefined) formDraft(draft).remove();
    onClose();
  };
  const close = () => {
    if (activity.current.sending) return;
    const { dirty, busy } = activity.current;
    if (busy) setLeaving('uploading');
    else if (dirty) setLeaving('changed');
    else onClose();
  };

  const content = (
    <>
      <Form<V>
        {...others}
        send={async (values, form) => {
          // Ignores a press between the answer and the closing.
          if (sent.current) return;
          await send(values, form);
          sent.current = true;
          leave();
        }}
      >
        <FormActivity
          onChange={(now) => {
            activity.current = now;
          }}
        />
        <DialogBody>
          {draft !== undefined && (
            <div className={styles.restored}>
              <FormDraft name={draft} />
            </div>
          )}
          {children}
        </DialogBody>
        <DialogFoot>
          <Button onClick={close}>Cancel</Button>
          <SubmitButton sending={submit.sending}>{submit.label}</SubmitButton>
        </DialogFoot>
      </Form>
      {leaving !== null && (
        <Confirm
          title="Discard your changes?"
          confirm="Discard"
          cancel="Keep editing"
          onConfirm={leave}
          onCancel={() => setLeaving(null)}
        >
          What you changed is not saved yet.
          {leaving === 'uploading' &&
            ' The file that is being uploaded goes to My Documents, and is not attached here.'}
        </Confirm>
      )}
    </>
  );
  return isInPlace ? (
    <DialogInPlace title={title} onClose={close}>
      {content}
    </DialogInPlace>
  ) : (
    <Dialog title={title} onClose={close}>
      {content}
    </Dialog>
  );
};
