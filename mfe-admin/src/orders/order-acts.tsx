import { calls, type AdminOrder } from '@phila/contract/calls';
import { moneyText } from '@phila/contract/format';
import { notify, refreshReads, send, useMay, messageOf } from '@phila/platform';
import { Button, classes, useConfirmedWrite } from '@phila/ui';
import { useState } from 'react';
import { EftDialog } from './eft-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type Act = 'refund' | 'decline' | 'eft' | 'aside';

/** What can be done about an order as it stands, by those who may. */
export const OrderActs = ({ order }: { order: AdminOrder }) => {
  const mayPay = useMay('shop.payments.write');
  const mayAnswer = useMay('shop.orders.write');
  const [act, setAct] = useState<Act | null>(null);
  const { write, dialog } = useConfirmedWrite();
  const params = { id: order.id };
  const done = (text: string) => () => notify({ severity: 'success', text });
  const close = () => setAct(null);
  const handleAgain = async () => {
    try {
      const written = await write(() =>
        send(calls.shop.unhandledNews, {
          params,
          body: { action: 'handle again', reason: 'Handled again from the page of orders' },
        }),
      );
      if (!written.done) return;
      void refreshReads([calls.shop.adminOrders, calls.shop.adminOrderCount, calls.shop.adminOrder]);
      done('It is handled again within a minute')();
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error, 'This could not be done. Please try again.') });
    }
  };
  const isPaid = order.state === 'paid' || order.state === 'fulfilled';
  const due = order.refundDue > 0 ? order.refundDue : order.total;
  const canConfirm = mayPay && order.state === 'awaiting payment' && order.payment?.provider === 'eft';
  return (
    <div className={classes('row wrap gap-8')}>
      {canConfirm && (
        <Button type="primary" onClick={() => setAct('eft')}>
          Confirm the payment
        </Button>
      )}
      {mayPay && (isPaid || order.refundDue > 0) && (
        <Button onClick={() => setAct('refund')}>Note a refund of {moneyText(due)}</Button>
      )}
      {mayAnswer && order.attention === 'refund asked for' && (
        <Button onClick={() => setAct('decline')}>Answer that it is not paid back</Button>
      )}
      {mayAnswer && order.attention === 'news not handled' && (
        <>
          <Button onClick={() => void handleAgain()}>Handle the notification again</Button>
          <Button onClick={() => setAct('aside')}>Set the notification aside</Button>
        </>
      )}
      {act === 'eft' && order.payment !== null && (
        <EftDialog
          orderNumber={order.orderNumber}
          paymentId={order.payment.paymentId}
          total={order.total}
          onDone={done(`The payment of ${order.orderNumber} is noted`)}
          onClose={close}
        />
      )}
      {act === 'refund' && (
        <ReasonDialog
          title={`Note a refund of ${moneyText(due)}`}
          sentence="Pay the money back at the provider or the bank first: this notes that it was paid. A credit note is made and what the order gave is taken back. It cannot be undone."
          label="Why it was paid back"
          missing="Please say why it was paid back"
          submit="Note the refund"
          act={(reason) => send(calls.shop.refundOrder, { params, body: { reason } })}
          onDone={done(`The refund of ${order.orderNumber} is noted`)}
          onClose={close}
        />
      )}
      {act === 'decline' && (
        <ReasonDialog
          title="Answer that it is not paid back"
          sentence="The person reads what you write here on the page of their order."
          label="Why it is not paid back"
          missing="Please say why it is not paid back"
          submit="Send the answer"
          act={(reason) => send(calls.shop.declineRefund, { params, body: { reason } })}
          onDone={done('The answer is sent')}
          onClose={close}
        />
      )}
      {act === 'aside' && (
        <ReasonDialog
          title="Set the notification aside"
          sentence="It holds the order no longer, and is kept."
          label="What was found"
          missing="Please say what was found"
          submit="Set it aside"
          act={(reason) =>
            send(calls.shop.unhandledNews, { params, body: { action: 'set aside' as const, reason } })
          }
          onDone={done('The notification is set aside')}
          onClose={close}
        />
      )}
      {dialog}
    </div>
  );
};
