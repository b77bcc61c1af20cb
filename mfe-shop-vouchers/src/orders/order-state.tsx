import type { Order } from '@phila/contract/calls';
import { longDateText, southAfricanDay, southAfricanTime } from '@phila/contract/format';
import { centsFromRand, formatCents } from '@phila/finance/cents';
import { Callout } from '@phila/ui';
import { Link } from 'react-router-dom';

/** What an order waits for, or how its last payment ended, where a person has to know. */
const remarkOf = (order: Order) => {
  const { state, payment, payBefore, isLookedInto, isRefundDue, refundDue, isDelayed } = order;
  if (isLookedInto)
    return {
      tone: 'warning',
      title: 'We received another amount',
      text: 'Somebody looks into it and writes to you. You need not pay again.',
    } as const;
  if (isRefundDue)
    return {
      tone: 'info',
      title: `${formatCents(centsFromRand(refundDue))} is on its way back to you`,
      text: 'We pay it back within thirty days.',
    } as const;
  if (state === 'paid' || state === 'fulfilled') {
    if (order.refundDeclined !== null)
      return {
        tone: 'warning',
        title: 'We looked into your request and do not pay this order back',
        text: order.refundDeclined,
      } as const;
    if (order.refundRequestedAt !== null)
      return {
        tone: 'info',
        title: 'You asked for your money back',
        text: 'Somebody looks into it and writes to you within ten working days.',
      } as const;
  }
  if (state !== 'awaiting payment') return null;
  const until = payBefore === null ? '' : ` It waits until ${southAfricanTime(payBefore)}.`;
  if (isDelayed)
    return {
      tone: 'warning',
      title: 'The confirmation of your payment takes longer than usual',
      text: order.canPay
        ? `If you paid, you need not pay again: we look into it. If you did not, you can pay now.${until}`
        : 'Your payment reached us, and we look into it. You need not pay again.',
    } as const;
  if (payment?.state === 'failed' || payment?.state === 'cancelled')
    return {
      tone: 'warning',
      title: payment.state === 'failed' ? 'The payment failed' : 'The payment was cancelled',
      text: `Nothing was paid, and your order is still here: you can try again.${until}`,
    } as const;
  if (payment?.provider === 'eft')
    return {
      tone: 'info',
      title: 'We are waiting for your transfer',
      text: `Your order is yours as soon as the money is in our account.${until}`,
    } as const;
  return {
    tone: 'info',
    title: 'We are waiting for the confirmation of your payment',
    text: `This page shows it as soon as it comes.${until}`,
  } as const;
};

/** Without "access now" products open when the days to cancel are over, as the checkout said (ECT Act s 44). */
const opensLater = ({ cancelBefore }: Order): string =>
  cancelBefore === null
    ? 'Your products open when your seven days to cancel are over, your bundles at once'
    : `Your products open on ${longDateText(southAfricanDay(new Date(cancelBefore)))}, when your seven days to cancel are over, your bundles at once`;

/** How it stands with an order, said as soon as it changes. */
export const OrderState = ({ order }: { order: Order }) => {
  const remark = remarkOf(order);
  return (
    <div aria-live="polite">
      {remark !== null && (
        <Callout tone={remark.tone} title={remark.title}>
          {remark.text}
        </Callout>
      )}
      {(order.state === 'paid' || order.state === 'fulfilled') && remark === null && (
        <Callout tone="success" title={order.total === 0 ? 'It is yours' : 'Thank you, it is paid'}>
          {order.accessNow || order.total === 0 ? 'What you bought is in your account' : opensLater(order)}:
          see <Link to="/offers">My Offers</Link>.
        </Callout>
      )}
    </div>
  );
};
