import { calls, orderStateWords, type ValueOf } from '@phila/contract/calls';
import { moneyText, southAfricanTime } from '@phila/contract/format';
import { AdminList, type AdminColumn, Badge, classes } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

type Order = ValueOf<typeof calls.shop.adminOrders>['items'][number];

const columns: readonly AdminColumn<Order>[] = [
  {
    name: 'orderNumber',
    label: 'Order',
    cell: ({ id, orderNumber }) => (
      <Link to={`/admin/administrative/orders?show=all&row=${id}`}>{orderNumber}</Link>
    ),
  },
  {
    name: 'state',
    label: 'State',
    cell: ({ state }) => <Badge tone={orderStateWords[state].tone}>{orderStateWords[state].name}</Badge>,
  },
  { name: 'placedAt', label: 'Placed', cell: ({ placedAt }) => southAfricanTime(placedAt) },
  { name: 'total', label: 'Total', isNumber: true, cell: ({ total }) => moneyText(total) },
];

/** Orders of the person, for administrators who may see orders. */
const PersonOrders = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(
    calls.shop.adminOrders.query({
      query: { PersonId: id, PageNumber: 1, PageSize: 25 },
    }),
  );
  return (
    <AdminList<Order>
      label="Orders"
      isDense
      level={3}
      rows={{ data: data?.items, error, refetch }}
      keyOf={(order) => String(order.id)}
      nameOf={({ orderNumber }) => orderNumber}
      columns={columns}
      empty={<p className={classes('muted')}>None yet.</p>}
    />
  );
};

export default PersonOrders;
