import { calls, type DiscountUse, orderStateWords } from '@phila/contract/calls';
import { dateText, moneyText, southAfricanInput, numberText } from '@phila/contract/format';
import { useMay } from '@phila/platform';
import { Badge, classes, AdminList, Empty, useListAddress, type AdminColumn } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { OF_ROW } from '../administrative/of-row.ts';
import { PageSteps } from '../administrative/page-steps.tsx';

const { discountUses, discountUseCount } = calls.shop;

const SIZE = 10;

const ORDERS = '/admin/administrative/orders?show=all&row=';

const columnsFor = (seesOrders: boolean): AdminColumn<DiscountUse>[] => [
  {
    name: 'orderNumber',
    label: 'Order',
    cell: ({ id, orderNumber }) =>
      seesOrders ? (
        <Link to={`${ORDERS}${id}`} className={classes('strong nowrap')}>
          {orderNumber}
        </Link>
      ) : (
        <strong className={classes('nowrap')}>{orderNumber}</strong>
      ),
  },
  // Shows buyers only to administrators who may see orders; the service sends them to no one else.
  ...(seesOrders
    ? [{ name: 'fullName', label: 'Buyer', cell: ({ fullName }: DiscountUse) => fullName ?? '' }]
    : []),
  {
    name: 'state',
    label: 'State',
    cell: ({ state, counts }) => (
      <>
        <Badge tone={orderStateWords[state].tone}>{orderStateWords[state].name}</Badge>
        {!counts && <span className={classes('small muted')}> does not count as a use</span>}
      </>
    ),
  },
  { name: 'discount', label: 'Discount', cell: ({ discount }) => moneyText(discount), isNumber: true },
  { name: 'total', label: 'Total', cell: ({ total }) => moneyText(total), isNumber: true },
  {
    name: 'placedAt',
    label: 'Placed',
    cell: ({ placedAt }) => dateText(southAfricanInput(placedAt).slice(0, 10)),
  },
];

/** Lists orders that used a discount code, the latest first. */
export const UsesOfDiscount = ({ id }: { id: number }) => {
  const seesOrders = useMay('shop.orders.read');
  const list = useListAddress({ prefix: OF_ROW, isStill: true });
  const { page } = list.view;
  const reading = useQuery(
    discountUses.query(
      { params: { id }, query: { PageNumber: page, PageSize: SIZE, Counted: 'false' } },
      { staleTime: 0 },
    ),
  );
  const { data: counted } = useQuery(discountUseCount.query({ params: { id } }, { staleTime: 0 }));
  return (
    <section aria-label="Orders that used this code" className={classes('stack gap-16')}>
      {counted !== undefined && counted.count > 0 && (
        <p className={classes('muted')}>
          {numberText(counted.count)}
          {counted.isCapped ? '+' : ''} {counted.count === 1 ? 'order' : 'orders'}
        </p>
      )}
      <AdminList<DiscountUse>
        label="The orders that used this code"
        level={3}
        rows={{ data: reading.data?.items, error: reading.error, refetch: reading.refetch }}
        keyOf={(one) => String(one.id)}
        nameOf={({ orderNumber }) => orderNumber}
        columns={columnsFor(seesOrders)}
        {...(page === 1
          ? {
              empty: (
                <Empty title="No order used this code yet">
                  Once somebody enters it at the checkout, their order appears here with what it took off.
                </Empty>
              ),
            }
          : {})}
        paging={
          <PageSteps
            page={page}
            hasMore={reading.data?.hasNext ?? false}
            onPage={(to) => list.changeView({ page: to })}
          />
        }
      />
    </section>
  );
};
