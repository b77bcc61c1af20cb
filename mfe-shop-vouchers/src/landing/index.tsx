import { calls } from '@phila/contract/calls';
import { ButtonLink, classes, Tiles } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { usePlaces } from '../cart/places.ts';
import { PRODUCT_WIDTH, ProductCard } from '../catalogue/product-card.tsx';
import { shopReads } from '../reading/shop-reads.ts';
import styles from './landing.module.css';

const SHOWN = 4;

/**
 * Section of the landing page with a few of the newest products, linked by the footer's Offers. Without products only
 * the text and the link to the shop remain.
 */
const ShopSection = () => {
  const places = usePlaces();
  const { data } = useQuery(
    calls.shop.products.query({ query: { PageNumber: 1, PageSize: SHOWN, Sort: '-productId' } }, shopReads),
  );
  return (
    <section id="offers" className={classes('page-sides', styles.section)} aria-labelledby="shop-title">
      <div className={classes('row wrap between gap-16 below-24')}>
        <div>
          <h2 id="shop-title" className={classes('below-8 title balance')}>
            Learn something, sort something out
          </h2>
          <p className={classes('muted')}>
            Short courses, CV templates and services for your money and your health.
          </p>
        </div>
        <ButtonLink to={places.offers}>See the whole shop</ButtonLink>
      </div>
      <Tiles least={PRODUCT_WIDTH}>
        {(data?.items ?? []).map((product) => (
          <ProductCard
            key={product.productId}
            product={product}
            to={places.product(product.productId)}
            eager={false}
          />
        ))}
      </Tiles>
    </section>
  );
};

export default ShopSection;
