import { calls, itemsOf, orderStateWords, type OrderState } from '@phila/contract/calls';
import { useRead } from '@phila/platform';
import { Badge, CardFault, classes, Skeleton, Surface } from '@phila/ui';
import { Link } from 'react-router-dom';
import { DaysLeft } from '../offer/days-left.tsx';
import { voucherReads } from '../reading/voucher-reads.ts';

/** Of each list: what is more is on its own page. */
const SHOWN = 3;
/** Of the latest orders, among which those under way are looked for. */
const LATEST = 20;

const UNDER_WAY: ReadonlySet<OrderState> = new Set(['placed', 'awaiting payment', 'paid']);

const vouchersThatEnd = { query: { PageNumber: 1, PageSize: SHOWN, State: 'expiring' } } as const;
const latestOrders = { query: { PageNumber: 1, PageSize: LATEST, Counted: 'false' } } as const;

/** Vouchers that end within 30 days, and orders under way, on the dashboard (specification: dashboard). */
const OffersToday = () => {
  const vouchers = useRead(calls.voucher.offers, vouchersThatEnd, voucherReads);
  const orders = useRead(calls.shop.orders, latestOrders, { staleTime: 0 });
  const reads = [vouchers, orders];
  if (reads.some(({ data, isError }) => data === undefined && isError))
    return (
      <Surface title="Vouchers and orders">
        <CardFault onRetry={() => Promise.all(reads.map(({ refetch }) => refetch()))} />
      </Surface>
    );
  if (vouchers.data === undefined || orders.data === undefined)
    return (
      <Surface title="Vouchers and orders">
        <div className={classes('stack gap-12')} aria-busy="true">
          <output className={classes('unseen')}>Looking for your vouchers and orders</output>
          <Skeleton height={24} />
          <Skeleton height={24} />
        </div>
      </Surface>
    );
  const ending = itemsOf(vouchers.data)
    .filter(({ validUntil }) => validUntil !== null)
    .slice(0, SHOWN);
  const underWay = orders.data.items.filter(({ state }) => UNDER_WAY.has(state)).slice(0, SHOWN);
  return (
    <Surface title="Vouchers and orders">
      {ending.length === 0 && underWay.length === 0 ? (
        <div className={classes('stack gap-16')}>
          <p>No voucher of yours ends soon, and no order is under way.</p>
          <p>
            <Link to="/vouchers">See my vouchers</Link>
          </p>
        </div>
      ) : (
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
    </Surface>
  );
};

export default OffersToday;
