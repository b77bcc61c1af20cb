import { calls } from '@phila/contract/calls';
import { moneyText } from '@phila/contract/format';
import { refreshReads, send } from '@phila/platform';
import {
  AmountInput,
  classes,
  FormDialog,
  FormField,
  FormLine,
  TextArea,
  useConfirmedWrite,
} from '@phila/ui';
import { shownOfOrders } from './shown-of-orders.ts';
import { READ_BY_BUYER } from './order-words.ts';

interface PartRefundDialogProps {
  id: number;
  orderNumber: string;
  /** Amount of the order not refunded yet, in rand. */
  kept: number;
  onDone: (amount: number) => void;
  onClose: () => void;
}

interface Typed {
  amount: number | string | null;
  reason: string;
}

const LEAST = 5;

/** Records a partial refund: the person keeps their purchases. */
export const PartRefundDialog = ({ id, orderNumber, kept, onDone, onClose }: PartRefundDialogProps) => {
  const { write, dialog } = useConfirmedWrite();
  const amountFault = (amount: Typed['amount']): string | null => {
    if (typeof amount !== 'number' || amount <= 0) return 'Please enter the amount that was paid back';
    return amount < kept
      ? null
      : `Please enter less than ${moneyText(kept)}: all of it is noted as a refund of the order`;
  };
  const reasonFault = (reason: string): string | null => {
    if (reason.trim() === '') return 'Please say why it was paid back';
    return reason.trim().length < LEAST ? `Please write at least ${LEAST} characters` : null;
  };
  return (
    <>
      <FormDialog<Typed>
        title={`Record a part refund of ${orderNumber}`}
        initialValues={{ amount: null, reason: '' }}
        check={({ amount, reason }) =>
          [
            { path: 'amount', message: amountFault(amount) },
            { path: 'reason', message: reasonFault(reason) },
          ].flatMap(({ path, message }) => (message === null ? [] : [{ path, message }]))
        }
        send={async ({ amount, reason }) => {
          const written = await write(() =>
            send(calls.shop.refundPart, {
              params: { id },
              body: { amount: Number(amount), kept, reason: reason.trim() },
            }),
          );
          if (!written.done) throw new Error('Your password was not confirmed. Nothing was done.');
          void refreshReads(shownOfOrders);
          onDone(Number(amount));
        }}
        failure="We could not record the refund. Please try again."
        submit={{ label: 'Record the refund', sending: 'Sending' }}
        onClose={onClose}
      >
        <div className={classes('stack gap-16')}>
          <p>
            Pay the money back at the provider or the bank first: this only notes that it was paid. A credit
            note is made over the part, and the buyer is told by email and keeps what the order gave. It
            cannot be undone.
          </p>
          <FormLine />
          <FormField<number | string | null>
            name="amount"
            label="Amount that was paid back"
            hint={`Less than ${moneyText(kept)}, which has not been paid back yet.`}
            required
          >
            {(control) => <AmountInput {...control} />}
          </FormField>
          <FormField<string> name="reason" label="Why it was paid back" hint={READ_BY_BUYER} required>
            {(control) => <TextArea {...control} maxLength={500} />}
          </FormField>
        </div>
      </FormDialog>
      {dialog}
    </>
  );
};
