import { calls, type Order, type OwnedProduct } from '@phila/contract/calls';
import { longDateText, southAfricanDay } from '@phila/contract/format';
import { classes, Loaded, Skeleton, Surface } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { OpenNow } from '../access/open-now.tsx';
import { WayToBegin } from '../owned/way-to-begin.tsx';

/** Lines a cart can hold (contract: `MAX_LINES`). */
const ALL = 100;

/** Groups products that open later by day, as most of an order opens together. */
const laterIn = (products: readonly OwnedProduct[]): [day: string, those: OwnedProduct[]][] => {
  const days = new Map<string, OwnedProduct[]>();
  for (const product of products) {
    if (product.beginsAt === undefined) continue;
    const day = southAfricanDay(product.beginsAt);
    days.set(day, [...(days.get(day) ?? []), product]);
  }
  return [...days];
};

/** Ways to start using the products of a paid order. */
export const OrderBeginnings = ({ order }: { order: Order }) => {
  const { id, lines, state } = order;
  const isYours = state === 'paid' || state === 'fulfilled';
  const bundles = lines.filter(({ bundleId }) => bundleId !== null);
  const hasProducts = lines.some(({ productId }) => productId !== null);
  const query = { OrderId: id, PageNumber: 1, PageSize: ALL };
  const reading = useQuery(
    calls.shop.ownedProducts.query({ query }, { staleTime: 0, enabled: isYours && hasProducts }),
  );
  if (!isYours) return null;
  // Hidden for products owned before: they belong to the order that gave them first.
  if (bundles.length === 0 && (!hasProducts || reading.data?.items.length === 0)) return null;
  return (
    <Surface title="How to begin" className={classes('above-24')}>
      <div className={classes('grid gap-20')}>
        {hasProducts && (
          <Loaded
            isList
            what="How to begin"
            reading={{ ...reading, data: reading.data?.items }}
            waiting={<Skeleton height={88} />}
            inCard
            empty={null}
          >
            {(products) => (
              <ul className={classes('grid gap-20')}>
                {products
                  .filter(({ beginsAt }) => beginsAt === undefined)
                  .map(({ productId, productName, isDelivered, begin }) => (
                    <li key={productId} className={classes('stack gap-8')}>
                      <h3 className={classes('bold anywhere')}>
                        <Link to={`/offers/product/${productId}`}>{productName}</Link>
                      </h3>
                      {begin === undefined ? (
                        <p className={classes('muted')}>
                          {isDelivered
                            ? 'It is sent to your delivery address.'
                            : 'Its page shows its progress.'}
                        </p>
                      ) : (
                        <WayToBegin
                          productId={productId}
                          name={productName}
                          begin={begin}
                          beginsAt={undefined}
                        />
                      )}
                    </li>
                  ))}
                {laterIn(products).map(([day, those]) => (
                  <li key={day} className={classes('stack gap-8')}>
                    <h3 className={classes('bold')}>Opens on {longDateText(day)}</h3>
                    <p className={classes('muted')}>Your seven days to cancel are over then.</p>
                    {order.canOpenNow && (
                      <div>
                        <OpenNow
                          orderId={id}
                          names={those.map(({ productName }) => productName)}
                          onOpened={() => void reading.refetch()}
                        />
                      </div>
                    )}
                    <ul className={classes('grid gap-8')}>
                      {those.map(({ productId, productName }) => (
                        <li key={productId} className={classes('anywhere')}>
                          <Link to={`/offers/product/${productId}`}>{productName}</Link>
                        </li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        )}
        {bundles.length > 0 && (
          <div className={classes('stack gap-8')}>
            <h3 className={classes('bold anywhere')}>{bundles.map(({ name }) => name).join(', ')}</h3>
            <p>
              {bundles.length === 1 ? 'Its' : 'Their'} vouchers are ready to be redeemed: see{' '}
              <Link to="/vouchers">My Vouchers</Link>.
            </p>
          </div>
        )}
      </div>
    </Surface>
  );
};
