import type { Order } from '@phila/contract/calls';
import { Callout } from '@phila/ui';
import { remarkOf } from './order-remark.tsx';

/** How it stands with an order and what happens next, said as soon as it changes. */
export const OrderState = ({ order }: { order: Order }) => {
  const { tone, title, text } = remarkOf(order);
  return (
    <div aria-live="polite">
      <Callout tone={tone} title={title}>
        {text}
      </Callout>
    </div>
  );
};
