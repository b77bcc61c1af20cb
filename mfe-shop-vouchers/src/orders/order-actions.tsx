import { calls, type Order } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { messageOf, navigate, notify, saveBlob, send } from '@phila/platform';
import { Button, classes, Confirm, Icon, MainAction } from '@phila/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { beginPayment } from '../checkout/begin-payment.ts';
import { RefundDialog } from './refund-dialog.tsx';

const { buyAgain, cancelOrder, cartDetails, cartTotal, creditNote, invoice, orders, payOrder, readOrder } =
  calls.shop;

const sayFailure = (error: unknown): void =>
  notify({ severity: 'error', text: messageOf(error, 'This did not work. Please try again.') });

const Pay = ({ order }: { order: Order }) => {
  const paying = useMutation(payOrder.mutation({ refreshes: [readOrder] }));
  const { payment } = order;
  const goOn = () => {
    // Returns to a payment page that is still open; PayFast's form is made again.
    if (payment?.state === 'pending' && payment.provider !== 'payfast') navigate(`/pay/${payment.paymentId}`);
    else paying.mutate({ params: { id: order.id } }, { onSuccess: beginPayment, onError: sayFailure });
  };
  // Offers no second payment while the first awaits confirmation.
  if (payment?.state === 'pending' && payment.provider !== 'eft')
    return (
      <Button loading={paying.isPending} onClick={goOn}>
        I have not paid yet
      </Button>
    );
  const label = payment?.provider === 'eft' ? 'How to pay' : 'Pay now';
  return (
    <MainAction text={label} loading={paying.isPending} onClick={goOn}>
      {label}
    </MainAction>
  );
};

interface PaperProps {
  /** Label of the button. */
  label: string;
  /** Document number, used as the file name. */
  number: string;
  fetched: () => Promise<Blob>;
}

/** Button that saves a document of the order, made by the service. */
const Paper = ({ label, number, fetched }: PaperProps) => {
  const [isMaking, setMaking] = useState(false);
  const save = async () => {
    setMaking(true);
    try {
      saveBlob(await fetched(), `${number}.pdf`);
    } catch (error) {
      sayFailure(error);
    } finally {
      setMaking(false);
    }
  };
  return (
    <Button icon={<Icon name="download" />} loading={isMaking} onClick={() => void save()}>
      {label}
    </Button>
  );
};

const BuyAgain = ({ order }: { order: Order }) => {
  const buying = useMutation(buyAgain.mutation({ refreshes: [cartDetails, cartTotal] }));
  const buy = () =>
    buying.mutate(
      { params: { id: order.id } },
      {
        onError: sayFailure,
        onSuccess: ({ added, refused }) => {
          for (const { productName, message } of refused)
            notify({ severity: 'info', text: `${productName}: ${message}` });
          if (added > 0) navigate('/offers/cart');
        },
      },
    );
  return (
    <Button loading={buying.isPending} onClick={buy}>
      Buy again
    </Button>
  );
};

const Cancel = ({ order, onChanged }: { order: Order; onChanged: () => Promise<unknown> }) => {
  const [isAsking, setAsking] = useState(false);
  const cancelling = useMutation(cancelOrder.mutation({ refreshes: [readOrder, orders] }));
  const { cancelBefore } = order;
  return (
    <>
      <Button loading={cancelling.isPending} onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      {isAsking && (
        <Confirm
          title="Cancel this order?"
          confirm="Cancel order"
          cancel="Keep it"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            cancelling.mutate(
              { params: { id: order.id } },
              {
                onError: sayFailure,
                onSuccess: () => {
                  notify({ severity: 'success', text: 'Your order is cancelled' });
                  void onChanged();
                },
              },
            );
          }}
        >
          {cancelBefore === null
            ? 'Nothing was paid, so nothing is owed.'
            : `You can cancel it until ${southAfricanTime(cancelBefore)}. You lose what it gave you, and we pay your money back within thirty days.`}
        </Confirm>
      )}
    </>
  );
};

/** Buttons for an order in its present state. */
export const OrderActions = ({ order, onChanged }: { order: Order; onChanged: () => Promise<unknown> }) => {
  const [isRefunding, setRefunding] = useState(false);
  const isOver = order.state === 'cancelled' || order.state === 'refunded';
  return (
    <div className={classes('row wrap gap-8 above-16')}>
      {order.canPay && <Pay order={order} />}
      {order.invoiceNumber !== null && (
        <Paper
          label="Tax invoice"
          number={order.invoiceNumber}
          fetched={() => send(invoice, { params: { id: order.id } })}
        />
      )}
      {order.creditNotes.map(({ number }) => (
        <Paper
          key={number}
          label={order.creditNotes.length === 1 ? 'Credit note' : `Credit note ${number}`}
          number={number}
          fetched={() => send(creditNote, { params: { id: order.id, number } })}
        />
      ))}
      {isOver && <BuyAgain order={order} />}
      {order.canCancel && <Cancel order={order} onChanged={onChanged} />}
      {order.canRequestRefund && <Button onClick={() => setRefunding(true)}>Ask for a refund</Button>}
      {isRefunding && (
        <RefundDialog
          orderId={order.id}
          onSent={() => void onChanged()}
          onClose={() => setRefunding(false)}
        />
      )}
    </div>
  );
};
