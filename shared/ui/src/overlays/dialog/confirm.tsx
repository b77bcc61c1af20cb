import { Button } from '../../controls/button/index.ts';
import type { ReactNode } from 'react';
import { Dialog, DialogBody, DialogFoot } from './dialog.tsx';

interface ConfirmProps {
  /** Asks the question: "Discard your changes?" */
  title: string;
  children: ReactNode;
  /** The verb of the button that does it. */
  confirm: string;
  /** The verb of the button that does not; it has the focus, and Escape means it. */
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost. */
export const Confirm = ({ title, children, confirm, cancel, onConfirm, onCancel }: ConfirmProps) => (
  <Dialog role="alertdialog" size="question" title={title} onClose={onCancel}>
    <DialogBody>{children}</DialogBody>
    <DialogFoot>
      <Button data-autofocus onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="primary" danger onClick={onConfirm}>
        {confirm}
      </Button>
    </DialogFoot>
  </Dialog>
);
