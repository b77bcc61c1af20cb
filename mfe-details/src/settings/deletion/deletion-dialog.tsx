import { Button, classes, Dialog, DialogBody, DialogFoot, RadioGroup, Unseen } from '@phila/ui';
import { useState } from 'react';

export type Choice = 'yes' | 'no';

const choices: readonly { value: Choice; label: string }[] = [
  { value: 'yes', label: 'Yes, delete my account.' },
  { value: 'no', label: 'No, I have changed my mind.' },
];

interface DeletionDialogProps {
  /** Called on Delete; the dialog stays open until it resolves. */
  onChoose: (choice: Choice) => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation, with 'no' preselected (specification: settings). */
export const DeletionDialog = ({ onChoose, onClose }: DeletionDialogProps) => {
  const [choice, setChoice] = useState<Choice>('no');
  const [sending, setSending] = useState(false);
  const close = () => {
    // Stays open while sending: the deletion can't be stopped by closing it.
    if (!sending) onClose();
  };
  return (
    <Dialog role="alertdialog" size="question" title="Delete Account" onClose={close}>
      <DialogBody>
        <p className={classes('below-16')}>
          Do you want to delete your account with everything in it? This action cannot be undone.
        </p>
        <RadioGroup
          label={<Unseen>Delete my account</Unseen>}
          options={choices}
          value={choice}
          onChange={setChoice}
          disabled={sending}
          autoFocusInDialog
        />
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
