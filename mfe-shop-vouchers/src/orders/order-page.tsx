import { calls, type Order, orderStateWords } from '@phila/contract/calls';
import { CallError, useTitle } from '@phila/platform';
import { Badge, ButtonLink, classes, Empty, Loaded, Page, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { refreshOwned } from '../reading/voucher-reads.ts';
import { OrderBeginnings } from './order-beginnings.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderState } from './order-state.tsx';

/** Milliseconds between reads of a payment under way. */
const ASK_EVERY = 3_000;

const isUnderWay = (order: Order | undefined): boolean =>
  order?.state === 'awaiting payment' &&
  order.payment?.state === 'pending' &&
  !order.isDelayed &&
  order.payment.provider !== 'eft';

const OrderView = ({ order, refetch }: { order: Order; refetch: () => Promise<unknown> }) => {
  useEffect(refreshOwned, [order.state]);
  return (
    <>
      <OrderState order={order} />
      <OrderActions order={order} onChanged={refetch} />
      <OrderBeginnings order={order} />
      <OrderDetails order={order} />
    </>
  );
};

/** Page of one order of the person (specification: orders, "Orders"). */
const OrderPage = () => {
  const { orderId = '' } = useParams();
  const id = Number(orderId);
  const reading = useQuery(
    calls.shop.readOrder.query(
      { params: { id } },
      {
        staleTime: 0,
        refetchOnWindowFocus: true,
        refetchInterval: ({ state }) => (isUnderWay(state.data) ? ASK_EVERY : false),
        enabled: Number.isSafeInteger(id) && id > 0,
      },
    ),
  );
  const { data, error } = reading;
  useTitle(data === undefined ? 'Order' : `Order ${data.orderNumber}`);
  const isMissing =
    !(Number.isSafeInteger(id) && id > 0) || (error instanceof CallError && error.status === 404);
  if (isMissing)
    return (
      <Page title="Order">
        <Empty
          title="We can’t find this order"
          action={<ButtonLink to="/offers/orders">My Orders</ButtonLink>}
        />
      </Page>
    );
  return (
    <Page
      title={
        data === undefined ? (
          'Order'
        ) : (
          <>
            Order <span className={classes('nowrap')}>{data.orderNumber}</span>
          </>
        )
      }
      sentence="What you ordered, its status, and what you can do."
      action={
        data !== undefined && (
          <Badge tone={orderStateWords[data.state].tone}>{orderStateWords[data.state].name}</Badge>
        )
      }
    >
      <Loaded what="Your order" reading={reading} waiting={<Skeleton height={480} />}>
        {(order) => <OrderView order={order} refetch={reading.refetch} />}
      </Loaded>
    </Page>
  );
};

export default OrderPage;
