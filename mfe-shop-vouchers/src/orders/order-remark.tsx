import type { Order } from '@phila/contract/calls';
import { dateText, longDateText, moneyText, southAfricanDay, southAfricanTime } from '@phila/contract/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { named } from '../access/access-words.ts';

export interface Remark {
  tone: 'info' | 'success' | 'warning';
  /** State of the order. */
  title: string;
  /** Next step. */
  text: ReactNode;
}

/** Says of each thing in a paid order that it is open, or when it opens (ECT Act s 44). */
const whenItOpens = ({ lines, cancelBefore, accessNow, state, subtotal }: Order): string => {
  const opened = lines.filter(({ isDelivered }) => !isDelivered);
  const isLater = !accessNow && state === 'paid' && subtotal > 0;
  const namesOf = (those: typeof opened) => those.map(({ name }) => name);
  const later = namesOf(opened.filter(({ bundleId }) => isLater && bundleId === null));
  const now = namesOf(opened.filter(({ bundleId }) => !isLater || bundleId !== null));
  const day = cancelBefore === null ? '' : ` on ${longDateText(southAfricanDay(new Date(cancelBefore)))},`;
  return [
    ...(later.length === 0
      ? []
      : [`${named(later)} ${later.length === 1 ? 'opens' : 'open'}${day} after your seven days to cancel`]),
    ...(now.length === 0 ? [] : [`${named(now)} ${now.length === 1 ? 'is' : 'are'} yours now`]),
  ].join('. ');
};

/** Continues the sentence with the products that are delivered; '' if there are none. */
const sentTo = ({ lines }: Order): string => {
  const names = lines.filter(({ isDelivered }) => isDelivered).map(({ name }) => name);
  return names.length === 0
    ? ''
    : ` We send ${names.join(', ')} to your delivery address, within 30 days at the latest.`;
};

/** Tells how a paid order can still be cancelled or refunded. */
const wayBack = ({ canCancel, cancelBefore, canRequestRefund }: Order): string => {
  if (canCancel && cancelBefore !== null)
    return ` You can cancel it until ${southAfricanTime(cancelBefore)} and get your money back.`;
  return canRequestRefund ? ' If something is wrong with it, ask for a refund.' : '';
};

const ofUnpaid = (order: Order): Remark => {
  const { state, payment, payBefore, isDelayed, canPay } = order;
  const until =
    payBefore === null ? '' : ` It waits until ${southAfricanTime(payBefore)}, and is cancelled after that.`;
  if (isDelayed)
    return {
      tone: 'warning',
      title: 'The confirmation of your payment takes longer than usual',
      text: canPay
        ? `If you paid, you do not need to pay again: we are looking into it. If you did not, you can pay now.${until}`
        : 'Your payment reached us and we are looking into it. You do not need to pay again.',
    };
  if (payment?.state === 'failed' || payment?.state === 'cancelled')
    return {
      tone: 'warning',
      title: payment.state === 'failed' ? 'The payment failed' : 'The payment was cancelled',
      text: `Nothing was paid, and your order is still here: you can try again.${until}`,
    };
  if (payment?.provider === 'eft')
    return {
      tone: 'info',
      title: 'We are waiting for your transfer',
      text: `Your order is yours as soon as the money is in our account.${until}`,
    };
  if (state === 'placed')
    return {
      tone: 'info',
      title: 'Your order is placed, and not paid yet',
      text: `It is yours as soon as it is paid.${until}`,
    };
  return {
    tone: 'info',
    title: 'We are waiting for the confirmation of your payment',
    text: `This page shows it as soon as it comes.${until}`,
  };
};

/** Amount refunded so far; null for none. */
const paidBack = ({ creditNotes }: Order): string | null =>
  creditNotes.length === 0
    ? null
    : moneyText(creditNotes.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100);

/** Names the credit notes, each with a button on the page. */
const notesKept = ({ creditNotes }: Order): string => {
  const [note] = creditNotes;
  return creditNotes.length === 1 && note !== undefined
    ? `Credit note ${note.number} of ${dateText(southAfricanDay(note.issuedAt))} is for your records`
    : `${creditNotes.length} credit notes are for your records`;
};

const BANKS = 'banks can take a few days to show the money';

/** Reports the answer to a refund request, or that it is pending; parts may have been refunded before or since. */
const ofRequest = (order: Order): Remark => {
  const back = paidBack(order);
  const papers = `${notesKept(order)}; ${BANKS}.`;
  if (order.refundDeclined === null)
    return {
      tone: 'info',
      title: 'You asked for your money back',
      text: `We are looking into it and will write to you within ten working days. Until then, what you bought stays yours.${
        back === null ? '' : ` ${back} of this order is paid back already. ${papers}`
      }`,
    };
  return back === null
    ? {
        tone: 'warning',
        title: 'We looked into your request and do not pay this order back',
        text: order.refundDeclined,
      }
    : {
        tone: 'info',
        title: `We looked into your request: ${back} is paid back, and the rest is not`,
        text: (
          <>
            <p>{order.refundDeclined}</p>
            <p>{papers} You keep everything that you bought.</p>
          </>
        ),
      };
};

const ofPaid = (order: Order): Remark => {
  const { total, refundRequestedAt } = order;
  if (refundRequestedAt !== null) return ofRequest(order);
  const back = paidBack(order);
  if (back !== null)
    return {
      tone: 'info',
      title: `We paid ${back} of this order back to you`,
      text: `${notesKept(order)}; ${BANKS}. You keep everything that you bought.${wayBack(order)}`,
    };
  return {
    tone: 'success',
    title: total === 0 ? 'It is yours' : 'Thank you, it is paid',
    text: (
      <>
        {order.lines.some(({ isDelivered }) => !isDelivered) && (
          <>
            {whenItOpens(order)}: see <Link to="/offers/owned">What I own</Link>.
          </>
        )}
        {sentTo(order)}
        {wayBack(order)}
      </>
    ),
  };
};

/** State of an order and the next step; one message for each state, the most urgent. */
export const remarkOf = (order: Order): Remark => {
  const { state, isLookedInto, isRefundDue, refundDue, creditNotes } = order;
  if (isLookedInto)
    return {
      tone: 'warning',
      title: 'We received another amount',
      text: 'We are looking into it and will write to you. You do not need to pay again.',
    };
  if (isRefundDue)
    return {
      tone: 'info',
      title: `${moneyText(refundDue)} is on its way back to you`,
      text: 'We pay it back within thirty days, and write to you when we did.',
    };
  if (state === 'paid' || state === 'fulfilled') return ofPaid(order);
  if (state === 'refunded') {
    return {
      tone: 'info',
      title: 'We paid your money back',
      text: `Banks can take a few days to show it. What this order gave you is no longer yours.${
        creditNotes.length === 0 ? '' : ` ${notesKept(order)}.`
      }`,
    };
  }
  if (state === 'cancelled')
    return {
      tone: 'info',
      title: 'This order is cancelled',
      text: 'Nothing is owed, and nothing more happens. Buy again puts the same things into your cart.',
    };
  return ofUnpaid(order);
};
