import { calls, type AdminOrder, orderStateWords } from '@phila/contract/calls';
import { dateText, moneyText, southAfricanDay, southAfricanTime } from '@phila/contract/format';
import { useMay } from '@phila/platform';
import { type AdminColumn, AdminList, Badge, Callout, classes, Timeline } from '@phila/ui';
import RowHistory from '../audit/row-history.tsx';
import { FactsTable } from '../facts-table/facts-table.tsx';
import { PersonLink } from '../administrative/person-link.tsx';
import { OrderActs } from './order-acts.tsx';
import { attentionWords, providerWords, refundWayWords } from './order-words.ts';

type Line = AdminOrder['lines'][number];
type SendTo = NonNullable<AdminOrder['sendTo']>;

const lineColumns: readonly AdminColumn<Line>[] = [
  { name: 'name', label: 'What', cell: ({ name }) => name },
  { name: 'quantity', label: 'Number', isNumber: true, cell: ({ quantity }) => quantity },
  {
    name: 'price',
    label: 'Price',
    isNumber: true,
    cell: ({ totalProductPrice }) => moneyText(totalProductPrice),
  },
];

/** Text of the delivered products and their address. */
const sendToText = ({ lines, fullName }: AdminOrder, { address, phone }: SendTo): string => {
  const sent = lines
    .filter(({ isDelivered }) => isDelivered)
    .map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`));
  return `${sent.join(', ')}: ${[fullName, ...address.split('\n'), phone].join(', ')}`;
};

/** Limits the history to orders: products have the same numbers. */
const ORDER_CALLS = [calls.shop.adminOrder, calls.payment.confirmEft];

/** An order for staff: why it waits, the acts on it, and its facts. */
export const OrderDetails = ({ order }: { order: AdminOrder }) => {
  const seesAudit = useMay('site.operations.read');
  const attention = order.attention === null ? null : attentionWords[order.attention];
  return (
    <div className={classes('stack gap-24')}>
      <div className={classes('row wrap gap-8')}>
        <Badge tone={orderStateWords[order.state].tone}>{orderStateWords[order.state].name}</Badge>
        <span className={classes('muted')}>placed {southAfricanTime(order.placedAt)}</span>
      </div>
      {attention !== null && (
        <Callout tone="warning" title={attention.name}>
          {attention.what}
        </Callout>
      )}
      <OrderActs order={order} />
      <AdminList<Line>
        label="What was ordered"
        rows={order.lines}
        keyOf={({ name }) => name}
        nameOf={({ name }) => name}
        columns={lineColumns}
        isDense
        level={3}
      />
      <FactsTable
        facts={[
          ['Bought by', <PersonLink key="buyer" id={order.personId} name={order.fullName} />],
          ['Email', order.email],
          order.sendTo === null ? null : ['Send to', sendToText(order, order.sendTo)],
          order.discount > 0
            ? [
                `Discount${order.discountCode === null ? '' : ` by ${order.discountCode}`}`,
                moneyText(order.discount),
              ]
            : null,
          ['Total', `${moneyText(order.total)}, including VAT of ${moneyText(order.vat)}`],
          [
            'Payment',
            order.payment === null
              ? order.total > 0
                ? 'None yet'
                : 'Nothing to pay'
              : `${providerWords(order.payment.provider)}, ${order.payment.state}`,
          ],
          order.refundDue > 0 ? ['To be paid back', moneyText(order.refundDue)] : null,
          order.invoiceNumber === null ? null : ['Tax invoice', order.invoiceNumber],
          ...order.refunds.map(
            ({ at, amount, paidBy, note }, place) =>
              [
                order.refunds.length === 1 ? 'Refund' : `Refund ${place + 1}`,
                [
                  `${moneyText(amount)}, ${southAfricanTime(at)}`,
                  ...(paidBy === null
                    ? []
                    : [refundWayWords(paidBy, providerWords(order.payment?.provider ?? null)).toLowerCase()]),
                  ...(note === null ? [] : [`for us: ${note}`]),
                ].join(', '),
              ] as const,
          ),
          ...order.creditNotes.map(
            ({ number, amount, issuedAt }) =>
              [
                `Credit note ${number}`,
                `${moneyText(amount)}, ${dateText(southAfricanDay(new Date(issuedAt)))}`,
              ] as const,
          ),
        ]}
      />
      <section>
        <h3 className={classes('strong below-12')}>What happened</h3>
        <Timeline
          label={`What happened to ${order.orderNumber}`}
          events={order.history.map(({ state, at, reason }) => ({
            key: `${state} ${at}`,
            title: orderStateWords[state].name,
            at,
            tone: orderStateWords[state].tone,
            ...(reason === null ? {} : { text: reason }),
          }))}
        />
      </section>
      {seesAudit && (
        <section>
          <h3 className={classes('strong below-12')}>What administrators did</h3>
          <RowHistory rowId={String(order.id)} by={ORDER_CALLS} of="order" />
        </section>
      )}
    </div>
  );
};
