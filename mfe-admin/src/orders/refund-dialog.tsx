import { type AdminOrder, calls, type RefundWay, refundWays } from '@phila/contract/calls';
import { moneyText } from '@phila/contract/format';
import { send, setAccessToken } from '@phila/platform';
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
} from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refusalOf } from '../acts/reason-dialog.tsx';
import { refreshAfterAct } from '../acts/refresh-after-act.ts';
import { providerWords, READ_BY_BUYER, refundWayWords } from './order-words.ts';
import { shownOfOrders } from './shown-of-orders.ts';

export interface RefundDialogProps {
  order: AdminOrder;
  onDone: (amount: number) => void;
  onClose: () => void;
}

interface Typed {
  amount: number | string | null;
  paidBy: RefundWay;
  note: string;
  reason: string;
  code: string;
}

/** Says what the button does. */
const labelOf = (amount: Typed['amount']): string =>
  typeof amount === 'number' && amount > 0 ? `Refund ${moneyText(amount)}` : 'Refund';

/** Tells what the amount means for what the order gave. */
const consequenceOf = (amount: Typed['amount'], whole: number, isDue: boolean): string => {
  if (isDue) return 'What is due is paid back. What the order gave stays as it is now.';
  return amount === whole
    ? 'All of it is paid back: what the order gave is taken back, but for a bundle of which a voucher was redeemed.'
    : 'A part is paid back: the buyer keeps what the order gave, and is told by email.';
};

/** Refund of an order, whole or in part, in one form: what, why, how, and the code that allows it. */
const RefundDialog = ({ order, onDone, onClose }: RefundDialogProps) => {
  const { id, orderNumber, payment } = order;
  const isDue = order.refundDue > 0;
  const whole = isDue ? order.refundDue : order.kept;
  const [shownAmount, setShownAmount] = useState<Typed['amount']>(whole);
  const { write, dialog } = useConfirmedWrite();
  const { data: factor } = useQuery(calls.factor.secondFactor.query({}));
  const takesCode = factor?.factors.some(({ kind }) => kind === 'app') === true;
  // Keeps the code that was taken, as one counts once and a refusal leaves the form open.
  const taken = useRef('');

  const amountFault = (amount: Typed['amount']): string | null => {
    if (typeof amount !== 'number' || amount <= 0) return 'Please enter the amount to refund';
    if (isDue && amount !== whole) return `Please refund the ${moneyText(whole)} that are due`;
    return amount > whole ? `Please enter ${moneyText(whole)} at most` : null;
  };
  return (
    <>
      <FormDialog<Typed>
        title={`Refund ${orderNumber}`}
        initialValues={{
          amount: whole,
          paidBy: payment?.provider === 'eft' ? 'bank transfer' : 'provider',
          note: '',
          reason: '',
          code: '',
        }}
        check={({ amount, note, reason }) =>
          [
            { path: 'amount', message: amountFault(amount) },
            { path: 'note', message: refusalOf(note, 'Please say why, for us') },
            { path: 'reason', message: refusalOf(reason, 'Please say to the buyer why') },
          ].flatMap(({ path, message }) => (message === null ? [] : [{ path, message }]))
        }
        send={async ({ amount, paidBy, note, reason, code }) => {
          const given = code.trim();
          if (given !== '' && given !== taken.current) {
            const body = { code: given, action: 'refunds' as const };
            setAccessToken((await send(calls.factor.giveFactor, { body })).accessToken);
            taken.current = given;
          }
          const params = { id };
          const about = { reason: reason.trim(), note: note.trim(), paidBy };
          const written = await write<unknown>(() =>
            amount === whole
              ? send(calls.shop.refundOrder, { params, body: about })
              : send(calls.shop.refundPart, {
                  params,
                  body: { amount: Number(amount), kept: order.kept, ...about },
                }),
          );
          if (!written.done) throw new Error('It was not confirmed. Nothing was refunded.');
          void refreshAfterAct(shownOfOrders);
          onDone(Number(amount));
        }}
        failure="We could not record the refund. Please try again."
        submit={{ label: labelOf(shownAmount), sending: 'Refunding' }}
        onClose={onClose}
      >
        <div className={classes('stack gap-16')}>
          <p>
            Pay the money back first: this records it and makes the credit note. It cannot be undone.{' '}
            {consequenceOf(shownAmount, whole, isDue)}
          </p>
          <FormLine />
          <FormField<Typed['amount']>
            name="amount"
            label="Amount"
            hint={
              isDue ? 'The amount that is due.' : `Up to ${moneyText(whole)}, which was not paid back yet.`
            }
            required
          >
            {(control) => (
              <AmountInput
                {...control}
                onChange={(amount) => {
                  setShownAmount(amount);
                  control.onChange(amount);
                }}
              />
            )}
          </FormField>
          <FormField<RefundWay> name="paidBy" label="How it is paid" required>
            {(control) => (
              <Select<RefundWay>
                {...control}
                options={refundWays.map((way) => ({
                  value: way,
                  label: refundWayWords(way, providerWords(payment?.provider ?? null)),
                }))}
              />
            )}
          </FormField>
          <FormField<string>
            name="note"
            label="Reason, for us"
            hint="Staff read it at the order, and the buyer in a copy of their data alone."
            required
          >
            {(control) => <Input {...control} maxLength={500} autoComplete="off" />}
          </FormField>
          <FormField<string> name="reason" label="Sentence to the buyer" hint={READ_BY_BUYER} required>
            {(control) => <TextArea {...control} maxLength={500} />}
          </FormField>
          {takesCode && (
            <FormField<string>
              name="code"
              label="Code"
              hint="A new code from your app, or a recovery code. Empty if you gave one in the last five minutes, or use a passkey."
            >
              {(control) => (
                <Input {...control} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
              )}
            </FormField>
          )}
        </div>
      </FormDialog>
      {dialog}
    </>
  );
};

export default RefundDialog;
