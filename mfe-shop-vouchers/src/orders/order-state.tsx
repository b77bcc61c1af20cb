import type { Order } from '@phila/contract/calls';
import { Callout } from '@phila/ui';
import { remarkOf } from './order-remark.tsx';

/** State of an order and the next step, announced when it changes. */
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
