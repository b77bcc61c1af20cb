import { calls, type AdminOrder } from '@phila/contract/calls';
import { moneyText } from '@phila/contract/format';
import { notify, send, useMay } from '@phila/platform';
import { Button, lazyDialog } from '@phila/ui';
import { useState } from 'react';
import { Acts } from '../acts/acts.tsx';
import { ReasonDialog } from '../acts/reason-dialog.tsx';
import { useActs } from '../acts/use-acts.tsx';
import { EftDialog } from './eft-dialog.tsx';
import { shownOfOrders } from './shown-of-orders.ts';

const RefundDialog = lazyDialog(
  () => import(/* webpackChunkName: "refund" */ './refund-dialog.tsx'),
  'the refund',
);
const PaymentEndDialog = lazyDialog(() => import('./payment-end-dialog.tsx'));

type Act = 'refund' | 'decline' | 'eft' | 'end' | 'aside';

/** Buttons for an order in its current state; only actions that the person may do. */
export const OrderActs = ({ order }: { order: AdminOrder }) => {
  const mayPay = useMay('shop.payments.write');
  const mayAnswer = useMay('shop.orders.write');
  const [act, setAct] = useState<Act | null>(null);
  const { busy, act: perform, ask, dialog } = useActs(shownOfOrders);
  const params = { id: order.id };
  const done = (text: string) => () => notify({ severity: 'success', text });
  const close = () => setAct(null);
  const handleAgain = () => {
    const body = {
      action: 'handle again' as const,
      reason: 'Handled again from the page of orders',
    };
    void perform({
      row: 'again',
      work: () => send(calls.shop.unhandledNews, { params, body }),
      done: 'It will be handled again within a minute',
    });
  };
  const isPaid = order.state === 'paid' || order.state === 'fulfilled';
  const isKept = isPaid && order.kept > 0;
  const isSilent = order.attention === 'no news of its payment' && order.payment?.state === 'pending';
  const isRefundWanted = order.refundDue > 0 || order.attention === 'refund asked for';
  // Hidden for a missed transfer: one dialog records whether it came or not.
  const canConfirm =
    mayPay && !isSilent && order.state === 'awaiting payment' && order.payment?.provider === 'eft';
  return (
    <>
      <Acts>
        {canConfirm && (
          <Button type="primary" onClick={() => setAct('eft')}>
            Confirm the payment
          </Button>
        )}
        {mayPay && isSilent && (
          <Button type="primary" onClick={() => setAct('end')}>
            Record how the payment ended
          </Button>
        )}
        {mayPay && (isKept || order.refundDue > 0) && (
          <Button type={isRefundWanted ? 'primary' : 'default'} onClick={() => setAct('refund')}>
            Refund
          </Button>
        )}
        {mayAnswer && order.invoiceNumber !== null && (
          <Button
            loading={busy === 'invoice'}
            onClick={() =>
              ask({
                row: 'invoice',
                title: 'Send the invoice again?',
                text: `${order.fullName} gets an email at ${order.email ?? 'the address of the order'} with a link to tax invoice ${order.invoiceNumber}.`,
                confirm: 'Send it',
                cancel: 'Do not send',
                work: () => send(calls.shop.sendInvoice, { params }),
                done: `The invoice of ${order.orderNumber} is sent`,
              })
            }
          >
            Send the invoice again
          </Button>
        )}
        {mayAnswer && order.attention === 'refund asked for' && (
          <Button onClick={() => setAct('decline')}>Decline the refund</Button>
        )}
        {mayAnswer && order.attention === 'news not handled' && (
          <>
            <Button type="primary" loading={busy === 'again'} onClick={handleAgain}>
              Handle the notification again
            </Button>
            <Button onClick={() => setAct('aside')}>Set the notification aside</Button>
          </>
        )}
      </Acts>
      {act === 'eft' && order.payment !== null && (
        <EftDialog
          orderNumber={order.orderNumber}
          paymentId={order.payment.paymentId}
          total={order.total}
          onDone={done(`The payment of ${order.orderNumber} is noted`)}
          onClose={close}
        />
      )}
      {act === 'end' && order.payment !== null && (
        <PaymentEndDialog
          id={order.id}
          orderNumber={order.orderNumber}
          payment={order.payment}
          total={order.total}
          onDone={done(`How the payment of ${order.orderNumber} ended is recorded`)}
          onClose={close}
        />
      )}
      {act === 'refund' && (
        <RefundDialog
          order={order}
          onDone={(amount) => done(`${moneyText(amount)} of ${order.orderNumber} is refunded`)()}
          onClose={close}
        />
      )}
      {act === 'decline' && (
        <ReasonDialog
          title="Decline the refund"
          sentence="The person reads what you write here on the page of their order."
          label="Why the refund is declined"
          missing="Please say why it is not paid back"
          submit="Send the answer"
          shown={shownOfOrders}
          act={(reason) => send(calls.shop.declineRefund, { params, body: { reason } })}
          onDone={done('The answer is sent')}
          onClose={close}
        />
      )}
      {act === 'aside' && (
        <ReasonDialog
          title="Set the notification aside"
          sentence="The order no longer waits for it. It is kept."
          label="What was found"
          missing="Please say what you found"
          submit="Set it aside"
          shown={shownOfOrders}
          act={(reason) =>
            send(calls.shop.unhandledNews, { params, body: { action: 'set aside' as const, reason } })
          }
          onDone={done('The notification is set aside')}
          onClose={close}
        />
      )}
      {dialog}
    </>
  );
};
