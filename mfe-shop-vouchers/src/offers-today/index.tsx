import {
  calls,
  itemsOf,
  type Offer,
  orderStateWords,
  type OrderState,
  type OrderSummary,
} from '@phila/contract/calls';
import { Badge, CardHead, classes, LoadedCard } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DaysLeft } from '../offer/days-left.tsx';
import { voucherReads } from '../reading/voucher-reads.ts';

/** Entries shown of each list; its own page has the rest. */
const SHOWN = 3;
/** Number of latest orders searched for open ones. */
const LATEST = 20;

const UNDER_WAY: ReadonlySet<OrderState> = new Set(['placed', 'awaiting payment', 'paid']);

const vouchersThatEnd = { query: { PageNumber: 1, PageSize: SHOWN, State: 'expiring' } } as const;
const latestOrders = { query: { PageNumber: 1, PageSize: LATEST, Counted: 'false' } } as const;

const todayOf = (vouchers: readonly Offer[], orders: readonly OrderSummary[]) => ({
  ending: vouchers.filter(({ validUntil }) => validUntil !== null).slice(0, SHOWN),
  underWay: orders.filter(({ state }) => UNDER_WAY.has(state)).slice(0, SHOWN),
});

/** Dashboard part with vouchers that end within 30 days and orders under way (specification: dashboard). */
const OffersToday = () => {
  const vouchers = useQuery(calls.voucher.offers.query(vouchersThatEnd, voucherReads));
  const orders = useQuery(calls.shop.orders.query(latestOrders, { staleTime: 0 }));
  const reads = [vouchers, orders];
  const reading = {
    data: vouchers.data && orders.data ? todayOf(itemsOf(vouchers.data), orders.data.items) : undefined,
    error: vouchers.error ?? orders.error,
    refetch: () => Promise.all(reads.map(({ refetch }) => refetch())),
  };
  return (
    <LoadedCard
      title="Vouchers and orders"
      head={<CardHead title="Vouchers and orders" icon="gift" />}
      what="Your vouchers and orders"
      reading={reading}
      shape="rows"
      empty={{
        isEmpty: ({ ending, underWay }) => ending.length === 0 && underWay.length === 0,
        sentence: 'No voucher of yours ends soon, and no order is under way.',
        action: 'See my vouchers',
        to: '/vouchers',
      }}
    >
      {({ ending, underWay }) => (
        <ul aria-label="Vouchers that end soon, and orders under way">
          {ending.map(({ id, name, validUntil }) => (
            <li
              key={`voucher ${id}`}
              className={classes('row wrap between gap-4 gap-x-16 pad-y-8 rule-above')}
            >
              <Link to="/vouchers?show=expiring" className={classes('anywhere')}>
                {name}
              </Link>
              {validUntil !== null && <DaysLeft end={validUntil} />}
            </li>
          ))}
          {underWay.map(({ id, orderNumber, names, state }) => (
            <li key={`order ${id}`} className={classes('row wrap between gap-4 gap-x-16 pad-y-8 rule-above')}>
              <span className={classes('grid shrink')}>
                <Link to={`/offers/orders/${id}`}>{orderNumber}</Link>
                <span className={classes('small muted clip')}>{names.join(', ')}</span>
              </span>
              <Badge tone={orderStateWords[state].tone}>{orderStateWords[state].name}</Badge>
            </li>
          ))}
        </ul>
      )}
    </LoadedCard>
  );
};

export default OffersToday;
