import { calls } from '@phila/contract/calls';
import {
  ButtonLink,
  classes,
  Empty,
  Loaded,
  Page,
  Pager,
  Skeleton,
  useListAddress,
  useListReturn,
  useListRows,
} from '@phila/ui';
import { useId, useRef } from 'react';
import { shopReads } from '../reading/shop-reads.ts';
import { OwnedBundles } from './owned-bundles.tsx';
import { OwnedProductCard } from './owned-product.tsx';

const SIZES = [10] as const;
/** Cards visible without scrolling; other pictures load as they come near. */
const SEEN_FIRST = 3;

const OwnedSkeleton = () => (
  <div className={classes('grid gap-12')}>
    <Skeleton height={132} />
    <Skeleton height={132} />
  </div>
);

/** Products and bundles of the person, each with its instructions (specification: shop, "What I own"). */
const OwnedPage = () => {
  const list = useListAddress({ sizes: SIZES });
  const products = useListRows(calls.shop.ownedProducts, list, shopReads);
  const place = useRef<HTMLDivElement>(null);
  useListReturn(place);
  const [productsId, bundlesId] = [useId(), useId()];
  return (
    <Page title="What I own" sentence="What you bought or were given, and how to begin with it.">
      <section aria-labelledby={productsId}>
        <h2 id={productsId} className={classes('heading below-12')}>
          Products
        </h2>
        <Loaded
          isList
          what="What you own"
          reading={products.reading}
          waiting={<OwnedSkeleton />}
          empty={
            <Empty
              title="No products yet"
              action={
                <ButtonLink type="primary" to="/offers">
                  Look at the offers
                </ButtonLink>
              }
            >
              A course, a template or a service appears here as soon as it is paid.
            </Empty>
          }
        >
          {(rows) => (
            <div ref={place}>
              <ul className={classes('grid gap-12')} aria-busy={products.busy}>
                {rows.map((product, at) => (
                  <OwnedProductCard
                    key={`${product.productId} ${product.orderId ?? ''}`}
                    product={product}
                    eager={at < SEEN_FIRST}
                  />
                ))}
              </ul>
              {products.pages > 1 && (
                <Pager
                  label="Pages of your products"
                  page={products.page}
                  pages={products.pages}
                  total={products.count ?? undefined}
                  size={list.view.size}
                  onPage={(page) => list.changeView({ page })}
                />
              )}
            </div>
          )}
        </Loaded>
      </section>
      {/* Read at once but hidden until the products' height is known, or it would jump. */}
      <section
        aria-labelledby={bundlesId}
        className={classes('above-32')}
        hidden={products.state === 'waiting'}
      >
        <h2 id={bundlesId} className={classes('heading below-12')}>
          Value bundles
        </h2>
        <OwnedBundles />
      </section>
    </Page>
  );
};

export default OwnedPage;
