import { calls } from '@phila/contract/calls';
import { Loaded, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { OrderDetails } from './order-details.tsx';

export interface OrderDrawerProps {
  id: number;
  onClose: () => void;
}

/** Details of an order: products, payment, history, and the acts on it. */
const OrderDrawer = ({ id, onClose }: OrderDrawerProps) => {
  const reading = useQuery(calls.shop.adminOrder.query({ params: { id } }, { staleTime: 0 }));
  return (
    <Drawer
      open
      size={640}
      title={reading.data === undefined ? 'Order' : `Order ${reading.data.orderNumber}`}
      closable={{ 'aria-label': 'Close' }}
      onClose={onClose}
    >
      <Loaded what="This order" reading={reading} waiting={<Skeleton height={320} />}>
        {(order) => <OrderDetails order={order} />}
      </Loaded>
    </Drawer>
  );
};

export default OrderDrawer;
