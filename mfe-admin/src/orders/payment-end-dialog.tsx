import { calls } from '@phila/contract/calls';
import { moneyText } from '@phila/contract/format';
import { send } from '@phila/platform';
import {
  AmountInput,
  classes,
  FormDialog,
  FormField,
  FormLine,
  Input,
  Select,
  TextArea,
  useConfirmedWrite,
  useControl,
} from '@phila/ui';
import { refreshAfterAct } from '../acts/refresh-after-act.ts';
import { lookUpWords } from './order-words.ts';
import { shownOfOrders } from './shown-of-orders.ts';

type Ended = 'paid' | 'not paid';

export interface PaymentEndDialogProps {
  id: number;
  orderNumber: string;
  payment: { paymentId: string; provider: string };
  /** Price of the order, in rand. */
  total: number;
  onDone: () => void;
  onClose: () => void;
}

interface Typed {
  ended: Ended | '';
  amount: number | string | null;
  reference: string;
  reason: string;
}

const LEAST = 5;

const check = ({ ended, amount, reference, reason }: Typed) => [
  ...(ended === '' ? [{ path: 'ended', message: 'Please choose how the payment ended' }] : []),
  ...(ended === 'paid' && !(typeof amount === 'number' && amount > 0)
    ? [{ path: 'amount', message: 'Please enter the amount that came' }]
    : []),
  ...(ended === 'paid' && reference.trim() === ''
    ? [{ path: 'reference', message: 'Please enter the reference' }]
    : []),
  ...(reason.trim() === '' ? [{ path: 'reason', message: 'Please say what you found' }] : []),
  ...(reason.trim() !== '' && reason.trim().length < LEAST
    ? [{ path: 'reason', message: `Please write at least ${LEAST} characters` }]
    : []),
];

/** Asks for the amount and the reference of a payment that was paid. */
const WhatCame = ({ total, provider }: { total: number; provider: string }) => {
  const ended = useControl<Ended | ''>('ended').control.value;
  if (ended !== 'paid') return null;
  return (
    <>
      <FormField<number | string | null>
        name="amount"
        label="Amount received"
        hint={`The order costs ${moneyText(total)}. Another amount is kept, and the order then needs attention.`}
        required
      >
        {(control) => <AmountInput {...control} />}
      </FormField>
      <FormField<string>
        name="reference"
        label={provider === 'payfast' ? 'PayFast payment ID' : 'Reference'}
        hint="Copy it exactly: a notification that comes late is recognised by it."
        required
      >
        {(control) => <Input {...control} maxLength={100} autoComplete="off" />}
      </FormField>
    </>
  );
};

/** Records the end of a payment that its provider never reported, as the administrator saw it at the provider. */
const PaymentEndDialog = (props: PaymentEndDialogProps) => {
  const { id, orderNumber, payment, total, onDone, onClose } = props;
  const { paymentId, provider } = payment;
  const { write, dialog } = useConfirmedWrite();
  return (
    <>
      <FormDialog<Typed>
        title={`Record how the payment of ${orderNumber} ended`}
        initialValues={{ ended: '', amount: null, reference: '', reason: '' }}
        check={check}
        send={async ({ ended, amount, reference, reason }) => {
          if (ended === '') return;
          const body = {
            paymentId,
            ended,
            reason: reason.trim(),
            ...(ended === 'paid' ? { amount: Number(amount), reference: reference.trim() } : {}),
          };
          const written = await write(() => send(calls.shop.recordPaymentEnd, { params: { id }, body }));
          if (!written.done) throw new Error('You did not confirm that it is you. Nothing was done.');
          void refreshAfterAct(shownOfOrders);
          onDone();
        }}
        failure="We could not record how the payment ended. Please try again."
        submit={{ label: 'Record it', sending: 'Sending' }}
        onClose={onClose}
      >
        <div className={classes('stack gap-16')}>
          <p>{lookUpWords(provider, paymentId)} The buyer sees on the page of their order what you record.</p>
          <FormLine />
          <FormField<Ended | ''> name="ended" label="How the payment ended" required>
            {(control) => (
              <Select<Ended | ''>
                {...control}
                options={[
                  { value: '', label: 'Choose how it ended' },
                  { value: 'paid', label: 'It was paid' },
                  { value: 'not paid', label: 'It was not paid' },
                ]}
              />
            )}
          </FormField>
          <WhatCame total={total} provider={provider} />
          <FormField<string>
            name="reason"
            label="What you found"
            hint="Kept in the audit; the buyer does not see it."
            required
          >
            {(control) => <TextArea {...control} maxLength={500} />}
          </FormField>
        </div>
      </FormDialog>
      {dialog}
    </>
  );
};

export default PaymentEndDialog;
