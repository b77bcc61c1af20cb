import { type Order, orderStateWords } from '@phila/contract/calls';
import { moneyText } from '@phila/contract/format';
import type { TimelineEvent } from '@phila/ui';

/** True for the credit note of a full refund: the order's own step already reports it. */
const isOwnStep = ({ history }: Order, issuedAt: string): boolean =>
  history.some(({ state, at }) => state === 'refunded' && at === issuedAt);

/** History of an order by time: its states, with the requests and refunds between them. */
export const orderEvents = (order: Order): TimelineEvent[] => {
  const { history, creditNotes, refundRequestedAt, refundDeclined, refundDeclinedAt } = order;
  const events: (TimelineEvent & { at: string })[] = history.map(({ state, at, reason }) => ({
    key: `${state} ${at}`,
    title: orderStateWords[state].name,
    at,
    tone: orderStateWords[state].tone,
    ...(reason === null ? {} : { text: reason }),
  }));
  for (const { number, issuedAt, amount, reason } of creditNotes)
    if (!isOwnStep(order, issuedAt))
      events.push({
        key: number,
        title: `${moneyText(amount)} paid back`,
        at: issuedAt,
        tone: 'info',
        text: `${reason} (credit note ${number})`,
      });
  if (refundRequestedAt !== null)
    events.push({
      key: 'refund asked for',
      title: 'You asked for your money back',
      at: refundRequestedAt,
      tone: 'info',
    });
  if (refundDeclined !== null && refundDeclinedAt !== null)
    events.push({
      key: 'refund declined',
      title: creditNotes.length === 0 ? 'We do not pay it back' : 'We do not pay the rest back',
      at: refundDeclinedAt,
      tone: 'warning',
      text: refundDeclined,
    });
  // Keeps the recorded order of steps at the same moment.
  return events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
};
