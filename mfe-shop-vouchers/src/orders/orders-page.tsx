import { calls, type OrderSummary, orderStateWords } from '@phila/contract/calls';
import { dateText, southAfricanDay } from '@phila/contract/format';
import {
  Badge,
  ButtonLink,
  DataTable,
  Empty,
  Loaded,
  Money,
  Page,
  Pager,
  useListAddress,
  useListReturn,
  useListRows,
} from '@phila/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { TableCard } from '../table-card/table-card.tsx';
import { WaitingLines } from '../waiting/waiting-lines.tsx';

const SIZES = [10] as const;

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

/** Orders of the person, the latest first (specification: orders, "Orders"). */
const OrdersPage = () => {
  const list = useListAddress({ sizes: SIZES });
  const orders = useListRows(calls.shop.orders, list, {
    count: calls.shop.orderCount,
    uncounted: { Counted: 'false' },
    staleTime: 0,
  });
  const place = useRef<HTMLDivElement>(null);
  useListReturn(place);
  return (
    <Page title="My Orders" sentence="What you ordered, its status and its invoices.">
      <Loaded
        isList
        what="Your orders"
        reading={orders.reading}
        waiting={<WaitingLines />}
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
        {(rows) => (
          <TableCard ref={place}>
            <DataTable
              label="Orders"
              columns={columns}
              rows={rows}
              keyOf={({ id }) => String(id)}
              nameOf={({ orderNumber }) => orderNumber}
              busy={orders.busy}
            />
            {orders.pages > 1 && (
              <Pager
                page={orders.page}
                pages={orders.pages}
                total={orders.count ?? undefined}
                size={list.view.size}
                onPage={(page) => list.changeView({ page })}
              />
            )}
          </TableCard>
        )}
      </Loaded>
    </Page>
  );
};

export default OrdersPage;
