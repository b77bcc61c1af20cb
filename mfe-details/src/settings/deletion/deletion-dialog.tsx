import { Button, Dialog, DialogBody, DialogFoot } from '@phila/ui';
import { useState } from 'react';
import styles from './account-deletion.module.css';

export type Choice = 'yes' | 'no';

const choices: readonly (readonly [Choice, string])[] = [
  ['yes', 'Yes, delete my account.'],
  ['no', 'No, I have changed my mind.'],
];

interface DeletionDialogProps {
  /** Delete was pressed; the dialog waits for the answer. */
  onChoose: (choice: Choice) => Promise<void>;
  onClose: () => void;
}

/** Asks once more, with 'no' chosen (specification: settings). */
export const DeletionDialog = ({ onChoose, onClose }: DeletionDialogProps) => {
  const [choice, setChoice] = useState<Choice>('no');
  const [sending, setSending] = useState(false);
  const close = () => {
    // What is under way cannot be taken back by looking away.
    if (!sending) onClose();
  };
  return (
    <Dialog role="alertdialog" size="question" title="Delete Account" onClose={close}>
      <DialogBody>
        <p className={styles.question}>
          Do you want to delete your account with everything in it? This action cannot be undone.
        </p>
        <fieldset className={styles.choices} disabled={sending}>
          <legend className={styles.unseen}>Delete my account</legend>
          {choices.map(([value, words]) => (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                name="delete-account"
                value={value}
                checked={choice === value}
                data-autofocus={value === 'no' ? true : undefined}
                onChange={() => setChoice(value)}
              />
              {words}
            </label>
          ))}
        </fieldset>
      </DialogBody>
      <DialogFoot>
        <Button disabled={sending} onClick={close}>
          Cancel
        </Button>
        <Button
          type="primary"
          danger
          aria-busy={sending}
          onClick={() => {
            if (sending) return;
            setSending(true);
            void onChoose(choice);
          }}
        >
          {sending ? 'Deleting' : 'Delete'}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
