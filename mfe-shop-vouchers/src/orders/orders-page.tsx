import { calls, type OrderSummary, orderStateWords, type Page as PageOf } from '@phila/contract/calls';
import { dateText, southAfricanDay } from '@phila/contract/format';
import { useRead } from '@phila/platform';
import {
  Badge,
  ButtonLink,
  DataTable,
  Empty,
  Loaded,
  Money,
  Page,
  Pager,
  Skeleton,
  useTableView,
} from '@phila/ui';
import { Link } from 'react-router-dom';
import { TableCard } from '../table-card/table-card.tsx';

const SIZE = 10;

const columns = [
  {
    name: 'orderNumber',
    label: 'Order',
    isTitle: true,
    cell: ({ id, orderNumber }: OrderSummary) => <Link to={`/offers/orders/${id}`}>{orderNumber}</Link>,
  },
  {
    name: 'placedAt',
    label: 'Date',
    cell: ({ placedAt }: OrderSummary) => dateText(southAfricanDay(placedAt)),
  },
  { name: 'names', label: 'What', cell: ({ names }: OrderSummary) => names.join(', ') },
  {
    name: 'state',
    label: 'State',
    cell: ({ state }: OrderSummary) => (
      <Badge tone={orderStateWords[state].tone}>{orderStateWords[state].name}</Badge>
    ),
  },
  {
    name: 'total',
    label: 'Total',
    cell: ({ total }: OrderSummary) => <Money value={total} />,
    isNumber: true,
  },
];

/** What the person ordered, the latest first (specification: orders, "Orders"). */
const OrdersPage = () => {
  const { view, change } = useTableView({ sizes: [SIZE] });
  const orders = useRead(
    calls.shop.orders,
    { query: { PageNumber: view.page, PageSize: SIZE } },
    { staleTime: 0, placeholderData: (before?: PageOf<OrderSummary>) => before },
  );
  return (
    <Page title="My Orders" sentence="What you ordered, how it stands, and its invoices.">
      <Loaded
        what="Your orders"
        reading={orders}
        waiting={<Skeleton height={320} />}
        isEmpty={({ totalCount }) => totalCount === 0}
        empty={
          <Empty
            title="No orders yet"
            action={
              <ButtonLink type="primary" to="/offers">
                Look at the offers
              </ButtonLink>
            }
          >
            What you order is listed here, with its invoice.
          </Empty>
        }
      >
        {({ items, totalPages }) => (
          <TableCard>
            <DataTable
              label="Orders"
              columns={columns}
              rows={items}
              keyOf={({ id }) => String(id)}
              nameOf={({ orderNumber }) => orderNumber}
              busy={orders.isFetching}
            />
            {totalPages > 1 && (
              <Pager page={view.page} pages={totalPages} onPage={(page) => change({ page })} />
            )}
          </TableCard>
        )}
      </Loaded>
    </Page>
  );
};

export default OrdersPage;
