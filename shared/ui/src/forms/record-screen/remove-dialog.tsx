import { messageOf, notify } from '@phila/platform';
import { Button } from '../../controls/button/index.ts';
import { useState } from 'react';
import { Dialog, DialogBody, DialogFoot } from '../../overlays/dialog/index.ts';
import styles from './record-screen.module.css';

interface RemoveDialogProps {
  /** The names of the rows, at least one. */
  names: readonly string[];
  /** Fails with a `CallError`. */
  remove: () => Promise<unknown>;
  onClose: () => void;
}

/**
 * Asks before deleting (specification: records). The screen reports the success in the rows' place; a failure shows
 * here and in a notice, and the dialog stays open.
 */
export const RemoveDialog = ({ names, remove, onClose }: RemoveDialogProps) => {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const count = names.length;
  const one = count === 1;
  const what = one ? 'record' : `${count} records`;

  const confirm = async () => {
    if (sending) return;
    setSending(true);
    setFailure(null);
    try {
      await remove();
      onClose();
    } catch (error) {
      const text = messageOf(error, `Failed to delete the ${one ? 'record' : 'records'}. Please try again.`);
      notify({ severity: 'error', text });
      setFailure(text);
      setSending(false);
    }
  };

  return (
    <Dialog
      role="alertdialog"
      size="question"
      title={one ? 'Delete this record?' : `Delete ${what}?`}
      onClose={() => {
        if (!sending) onClose();
      }}
    >
      <DialogBody>
        <p className={styles.question}>
          {one ? (
            <>
              You are about to delete this record
              {names[0] && (
                <>
                  : <strong>{names[0]}</strong>
                </>
              )}
              .
            </>
          ) : (
            `You are about to delete these ${what}.`
          )}{' '}
          This action cannot be undone.
        </p>
        <div role="alert">{failure !== null && <p className={styles.failure}>{failure}</p>}</div>
      </DialogBody>
      <DialogFoot>
        <Button data-autofocus onClick={onClose} disabled={sending}>
          Cancel
        </Button>
        <Button type="primary" danger aria-busy={sending} onClick={() => void confirm()}>
          {sending ? 'Deleting' : 'Delete'}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
