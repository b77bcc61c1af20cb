import { refreshReads } from '@phila/platform';
import { classes, FormDialog, FormField, FormLine, TextArea, useConfirmedWrite } from '@phila/ui';
import type { ReactNode } from 'react';
import { calls } from '@phila/contract/calls';

/** What else is shown of orders and money, and is read again after each of these acts. */
const shown = [
  calls.shop.adminOrders,
  calls.shop.adminOrderCount,
  calls.shop.adminOrder,
  calls.shop.unsettledMoney,
];

interface ReasonDialogProps {
  title: string;
  /** What the act does, before it is done. */
  sentence: ReactNode;
  /** What is asked for, and said where it is missing. */
  label: string;
  missing: string;
  submit: string;
  act: (reason: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** An act about money that is for good: it asks why, and for the password where the service wants it. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { title, sentence, label, missing, submit, act, onDone, onClose } = props;
  const { write, dialog } = useConfirmedWrite();
  return (
    <>
      <FormDialog<{ reason: string }>
        title={title}
        initialValues={{ reason: '' }}
        check={({ reason }) => (reason.trim().length < 5 ? [{ path: 'reason', message: missing }] : [])}
        send={async ({ reason }) => {
          const written = await write(() => act(reason));
          if (!written.done) throw new Error('Your password was not confirmed. Nothing was done.');
          void refreshReads(shown);
          onDone();
        }}
        failure="This could not be done. Please try again."
        submit={{ label: submit, sending: 'Sending' }}
        onClose={onClose}
      >
        <p className={classes('below-16')}>{sentence}</p>
        <FormLine />
        <FormField<string> name="reason" label={label} required>
          {(control) => <TextArea {...control} maxLength={500} />}
        </FormField>
      </FormDialog>
      {dialog}
    </>
  );
};
