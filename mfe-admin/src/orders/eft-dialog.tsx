import { calls } from '@phila/contract/calls';
import { moneyText } from '@phila/contract/format';
import { send } from '@phila/platform';
import { AmountInput, classes, FormDialog, FormField, FormLine, Input, useConfirmedWrite } from '@phila/ui';
import { refreshAfterAct } from '../acts/refresh-after-act.ts';
import { shownOfOrders } from './shown-of-orders.ts';

interface EftDialogProps {
  orderNumber: string;
  paymentId: string;
  /** Price of the order, in rand. */
  total: number;
  onDone: () => void;
  onClose: () => void;
}

interface Typed {
  amount: number | string | null;
  reference: string;
}

/** Records that an EFT arrived, by its reference on the bank statement. */
export const EftDialog = ({ orderNumber, paymentId, total, onDone, onClose }: EftDialogProps) => {
  const { write, dialog } = useConfirmedWrite();
  return (
    <>
      <FormDialog<Typed>
        title={`Confirm the payment of ${orderNumber}`}
        initialValues={{ amount: null, reference: '' }}
        check={({ amount, reference }) => [
          ...(typeof amount === 'number' && amount > 0
            ? []
            : [{ path: 'amount', message: 'Please enter the amount that came' }]),
          ...(reference.trim() === '' ? [{ path: 'reference', message: 'Please enter the reference' }] : []),
        ]}
        send={async ({ amount, reference }) => {
          const written = await write(() =>
            send(calls.payment.confirmEft, {
              params: { id: paymentId },
              body: { amount: Number(amount), reference: reference.trim() },
            }),
          );
          if (!written.done) throw new Error('You did not confirm that it is you. Nothing was done.');
          void refreshAfterAct(shownOfOrders);
          onDone();
        }}
        failure="We could not confirm the payment. Please try again."
        submit={{ label: 'Confirm the payment', sending: 'Confirming' }}
        onClose={onClose}
      >
        <div className={classes('stack gap-16')}>
          <p>
            The order costs {moneyText(total)}. Enter what the bank statement says: another amount is kept,
            and the order is marked as one that needs attention.
          </p>
          <FormLine />
          <FormField<number | string | null> name="amount" label="Amount received" required>
            {(control) => <AmountInput {...control} />}
          </FormField>
          <FormField<string> name="reference" label="Reference on the statement" required>
            {(control) => <Input {...control} maxLength={100} autoComplete="off" />}
          </FormField>
        </div>
      </FormDialog>
      {dialog}
    </>
  );
};
