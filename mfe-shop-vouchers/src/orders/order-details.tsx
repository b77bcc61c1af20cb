import type { Order } from '@phila/contract/calls';
import { dateText, moneyText, phoneText, southAfricanDay } from '@phila/contract/format';
import { classes, Fact, Facts, Surface, Timeline } from '@phila/ui';
import { named } from '../access/access-words.ts';
import { describedAt } from '../checkout/described-at.ts';
import { Lines } from '../checkout/lines.tsx';
import { Sums } from '../checkout/sums.tsx';
import { orderEvents } from './order-events.ts';
import checkout from '../checkout/checkout.module.css';

/** Answers to products' questions, if any. */
const Answers = ({ order }: { order: Order }) => {
  const answered = order.lines.filter(({ answers }) => answers.length > 0);
  if (answered.length === 0) return null;
  return answered.map(({ name, answers }) => (
    <Surface key={name} title={`What you told us about ${name}`}>
      <Facts label={`What you told us about ${name}`}>
        {answers.map(({ key, label, value, isSealed }) => {
          const text = isSealed ? 'Answered' : Array.isArray(value) ? value.join(', ') : value;
          return (
            <Fact key={key} label={label}>
              {text === '' ? 'Not answered' : text}
            </Fact>
          );
        })}
      </Facts>
    </Surface>
  ));
};

/** Says of what is in the order when it opens. */
const accessText = ({ lines, accessNow }: Order): string => {
  const opened = lines.filter(({ isDelivered }) => !isDelivered);
  const products = opened.filter(({ bundleId }) => bundleId === null).map(({ name }) => name);
  const bundles = opened.filter(({ bundleId }) => bundleId !== null).map(({ name }) => name);
  return [
    ...(products.length === 0
      ? []
      : [
          accessNow
            ? `${named(products)}: right away, as you asked.`
            : `${named(products)}: when the seven days to cancel are over.`,
        ]),
    ...(bundles.length === 0 ? [] : [`${named(bundles)}: once paid for.`]),
  ].join(' ');
};

/** Lines, recipient and history of an order. */
export const OrderDetails = ({ order }: { order: Order }) => (
  <div className={checkout.columns}>
    <div className={checkout.stack}>
      <Surface title="What you ordered">
        <div className={classes('grid gap-16')}>
          <Lines
            label="What you ordered"
            lines={order.lines.map((line) => ({
              name: line.name,
              to: describedAt(line),
              quantity: line.quantity,
              total: line.totalProductPrice,
              remark: line.cause === null ? null : `${moneyText(line.donation)} of it goes to ${line.cause}`,
            }))}
          />
          <Sums
            subtotal={order.subtotal}
            discount={order.discount}
            discountCode={order.discountCode}
            paidBack={order.creditNotes.map(({ amount }) => amount)}
          />
        </div>
      </Surface>
      <Answers order={order} />
      <Surface title="Who it is for">
        <Facts label="Who it is for">
          <Fact label="Full name">{order.fullName}</Fact>
          <Fact label="Email">{order.email}</Fact>
          <Fact label="Phone">{phoneText(order.phone)}</Fact>
          {order.vatNumber !== null && <Fact label="VAT number">{order.vatNumber}</Fact>}
          {order.lines.some(({ isDelivered }) => isDelivered) && (
            <Fact label="Delivery address">
              <span className={checkout.address}>{order.deliveryAddress}</span>
            </Fact>
          )}
          {order.billingAddress !== '' && (
            <Fact label="Billing address">
              <span className={checkout.address}>{order.billingAddress}</span>
            </Fact>
          )}
          {order.lines.some(({ isDelivered }) => !isDelivered) && (
            <Fact label="Access">{accessText(order)}</Fact>
          )}
          {order.invoiceNumber !== null && <Fact label="Invoice">{order.invoiceNumber}</Fact>}
          {order.creditNotes.map(({ number, issuedAt, amount }) => (
            <Fact key={number} label={`Credit note ${number}`}>
              {moneyText(amount)}, paid back on {dateText(southAfricanDay(new Date(issuedAt)))}
            </Fact>
          ))}
        </Facts>
      </Surface>
    </div>
    <Surface title="What happened">
      <Timeline label="What happened to your order" events={orderEvents(order)} />
    </Surface>
  </div>
);
