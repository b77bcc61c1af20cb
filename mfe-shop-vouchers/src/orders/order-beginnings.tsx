import { calls, type Order } from '@phila/contract/calls';
import { useRead } from '@phila/platform';
import { classes, Loaded, Skeleton, Surface } from '@phila/ui';
import { Link } from 'react-router-dom';
import { WayToBegin } from '../owned/way-to-begin.tsx';

/** As many lines as a cart holds (contract: `MAX_LINES`). */
const ALL = 100;

/** How to begin with what a paid order gave. */
export const OrderBeginnings = ({ order }: { order: Order }) => {
  const { id, lines, state } = order;
  const isYours = state === 'paid' || state === 'fulfilled';
  const bundles = lines.filter(({ bundleId }) => bundleId !== null);
  const hasProducts = lines.some(({ productId }) => productId !== null);
  const query = { OrderId: id, PageNumber: 1, PageSize: ALL };
  const reading = useRead(
    calls.shop.ownedProducts,
    { query },
    { staleTime: 0, enabled: isYours && hasProducts },
  );
  if (!isYours) return null;
  // What was owned before belongs to the order that gave it first.
  if (bundles.length === 0 && (!hasProducts || reading.data?.items.length === 0)) return null;
  return (
    <Surface title="How to begin" className={classes('above-24')}>
      <div className={classes('grid gap-20')}>
        {hasProducts && (
          <Loaded
            what="How to begin"
            reading={{ ...reading, data: reading.data?.items }}
            waiting={<Skeleton height={88} />}
            inCard
            empty={null}
          >
            {(products) => (
              <ul className={classes('grid gap-20')}>
                {products.map(({ productId, productName, isDelivered, begin, beginsAt }) => (
                  <li key={productId} className={classes('stack gap-8')}>
                    <h3 className={classes('bold anywhere')}>
                      <Link to={`/offers/product/${productId}`}>{productName}</Link>
                    </h3>
                    {begin === undefined && beginsAt === undefined ? (
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
                        beginsAt={beginsAt}
                      />
                    )}
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        )}
        {bundles.length > 0 && (
          <ul className={classes('grid gap-20')}>
            {bundles.map(({ bundleId, name }) => (
              <li key={bundleId} className={classes('stack gap-4')}>
                <h3 className={classes('bold anywhere')}>{name}</h3>
                <p>
                  Its vouchers are ready to be redeemed: see <Link to="/vouchers">My Vouchers</Link>.
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Surface>
  );
};
