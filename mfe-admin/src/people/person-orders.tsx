import { calls, orderStateWords } from '@phila/contract/calls';
import { moneyText, southAfricanTime } from '@phila/contract/format';
import { Link, useRead } from '@phila/platform';
import { Badge, classes, Loaded, Skeleton } from '@phila/ui';
import { Table } from 'antd';

/** What the person ordered, for those who may see orders. */
export const PersonOrders = ({ id }: { id: string }) => {
  const reading = useRead(calls.shop.adminOrders, { query: { PersonId: id, PageNumber: 1, PageSize: 25 } });
  return (
    <Loaded what="Orders" reading={reading} waiting={<Skeleton height={120} />}>
      {({ items }) =>
        items.length === 0 ? (
          <p className={classes('muted')}>None yet.</p>
        ) : (
          <Table
            rowKey="id"
            size="small"
            pagination={false}
            dataSource={items}
            scroll={{ x: 'max-content' }}
            columns={[
              {
                title: 'Order',
                render: (_: unknown, order: (typeof items)[number]) => (
                  <Link to={`/admin/administrative/orders?show=all&row=${order.id}`}>
                    {order.orderNumber}
                  </Link>
                ),
              },
              {
                title: 'State',
                render: (_: unknown, { state }: (typeof items)[number]) => (
                  <Badge tone={orderStateWords[state].tone}>{orderStateWords[state].name}</Badge>
                ),
              },
              {
                title: 'Placed',
                render: (_: unknown, { placedAt }: (typeof items)[number]) => southAfricanTime(placedAt),
              },
              {
                title: 'Total',
                align: 'right' as const,
                render: (_: unknown, { total }: (typeof items)[number]) => moneyText(total),
              },
            ]}
          />
        )
      }
    </Loaded>
  );
};
