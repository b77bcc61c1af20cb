import { brand } from '@phila/contract/brand';
import { calls, type ProductDetail } from '@phila/contract/calls';
import { moneyText } from '@phila/contract/format';
import { markdownWords } from '@phila/contract/markdown';
import type { PageHead } from '@phila/contract/remote';
import { safeAddress } from '@phila/contract/web-address';
import {
  CallError,
  messageOf,
  navigate,
  notify,
  usePageHead,
  useSidePanelActions,
  useTitle,
} from '@phila/platform';
import {
  Badge,
  Button,
  ButtonLink,
  Callout,
  classes,
  Empty,
  Icon,
  Loaded,
  Markdown,
  Money,
  Page,
  Skeleton,
  Surface,
} from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { usePlaces } from '../cart/places.ts';
import { useAddToCart, useIsInCart } from '../cart/use-cart.ts';
import { WayToBegin } from '../owned/way-to-begin.tsx';
import { PageMain } from '../page-main/page-main.tsx';
import { ProductImage } from '../picture/product-image.tsx';
import { shopReads } from '../reading/shop-reads.ts';
import styles from './product-page.module.css';

/** Milliseconds that notices stay (specification: shop, "Numbers"). */
const NOTICE = 3_000;

const ProductSkeleton = () => (
  <>
    <div className={styles.columns}>
      <Skeleton height={360} />
      <Skeleton height={240} />
    </div>
    <Skeleton height={400} className={classes('above-24')} />
  </>
);

/** Main button: opens a free product, adds a paid one, and is disabled for an owned one. */
const MainButton = ({ product }: { product: ProductDetail }) => {
  const addToCart = useAddToCart();
  const [isAdding, setAdding] = useState(false);
  const { productId, productName, price, link, owned, isBoughtOnce } = product;
  const isInCart = useIsInCart(`product ${productId}`);
  if (price === 0)
    return (
      <ButtonLink
        type="primary"
        size="large"
        to={safeAddress(link) ?? '#'}
        target="_blank"
        rel="noopener noreferrer"
        icon={<Icon name="external" size={18} />}
      >
        Open Link
      </ButtonLink>
    );
  if (owned)
    return (
      <Button size="large" disabled icon={<Icon name="check" size={18} />}>
        Owned
      </Button>
    );
  const add = async () => {
    if (isBoughtOnce && isInCart) {
      notify({
        severity: 'info',
        text: 'This is in your cart already',
        detail: productName,
        hideAfter: NOTICE,
      });
      return;
    }
    setAdding(true);
    try {
      await addToCart({ productId, quantity: 1 }, isBoughtOnce);
      notify({
        severity: 'success',
        text: 'Successfully added product to cart!',
        detail: productName,
        hideAfter: NOTICE,
      });
    } catch (error) {
      notify({
        severity: 'error',
        text: 'Failed to add product to cart!',
        detail: messageOf(error),
        hideAfter: NOTICE,
      });
    } finally {
      setAdding(false);
    }
  };
  return (
    <PageMain
      text={`Add to Cart, ${moneyText(price)}`}
      loading={isAdding}
      icon={<Icon name="cart" size={18} />}
      onClick={() => void add()}
    >
      Add to Cart
    </PageMain>
  );
};

const ProductDetails = ({ product }: { product: ProductDetail }) => {
  const places = usePlaces();
  const { productId, productName, price, productShortDescription } = product;
  const { productDescription, imageUrl, owned, beginsAt, begin, opensWithOrder, isDraft = false } = product;
  const isBought = owned || begin !== undefined || beginsAt !== undefined;
  return (
    <>
      <div className={styles.columns}>
        <ProductImage productId={productId} imageUrl={imageUrl} name={productName} />
        <div className={classes('stack gap-16 content-start')}>
          <div>
            <p className={classes('row gap-12')}>
              <Money value={price} className={classes('huge strong')} />
              {owned && <Badge tone="success">Owned</Badge>}
              {price === 0 && <Badge tone="info">Free</Badge>}
              {isDraft && <Badge>Draft</Badge>}
            </p>
            {price > 0 && <p className={classes('small muted')}>VAT is included.</p>}
          </div>
          {isDraft && (
            <Callout tone="info" title="Only administrators see this page">
              It is in the shop once the product is published.
            </Callout>
          )}
          <Markdown>{productShortDescription}</Markdown>
          <div className={classes('flex wrap gap-12')}>
            <div className={styles.main}>
              {isDraft ? (
                <Button size="large" disabled>
                  {price === 0 ? 'Open Link' : 'Add to Cart'}
                </Button>
              ) : (
                <MainButton key={product.productId} product={product} />
              )}
            </div>
            <ButtonLink type="text" size="large" to={places.cart}>
              Go To Cart
            </ButtonLink>
            <ButtonLink type="text" size="large" to={places.offers}>
              Return to Offers
            </ButtonLink>
          </div>
          {beginsAt !== undefined && (
            <WayToBegin
              productId={productId}
              name={productName}
              begin={undefined}
              beginsAt={beginsAt}
              opensWithOrder={opensWithOrder}
            />
          )}
          {isBought && (
            <p>
              {owned
                ? 'It is yours, with everything else in '
                : 'You bought it before, and can buy it again: see '}
              <Link to="/offers/owned">What I own</Link>.
            </p>
          )}
        </div>
      </div>
      {begin !== undefined && (
        <Surface title="How to begin" className={classes('above-24')}>
          <WayToBegin productId={productId} name={productName} begin={begin} beginsAt={undefined} isMain />
        </Surface>
      )}
      {productDescription.trim() !== '' && (
        <Surface title="Product Details" className={classes('above-24')}>
          <Markdown level={3}>{productDescription}</Markdown>
        </Surface>
      )}
    </>
  );
};

/** The category of courses, which search engines list as such. */
const COURSES = 'Short courses';

/** A product in schema.org's terms, with its visitors' address. */
const headOf = (product: ProductDetail): PageHead => {
  const { productId, productName, productShortDescription, categoryName, imageUrl, price, sku } = product;
  return {
    title: productName,
    description: markdownWords(productShortDescription),
    path: `/product/${productId}`,
    list: '/shop',
    image: imageUrl === '' ? null : imageUrl,
    data: {
      ...(categoryName === COURSES
        ? { '@type': ['Product', 'Course'], provider: { '@type': 'Organization', name: brand.name } }
        : { '@type': 'Product' }),
      name: productName,
      sku,
      offers: {
        '@type': 'Offer',
        price: price.toFixed(2),
        priceCurrency: 'ZAR',
        availability: 'https://schema.org/InStock',
      },
    },
  };
};

const Product = ({ productId }: { productId: string }) => {
  const places = usePlaces();
  const id = Number(productId);
  const isNumber = Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647;
  const reading = useQuery(calls.shop.product.query({ params: { id } }, { ...shopReads, enabled: isNumber }));
  const isUnknown = !isNumber || (reading.error instanceof CallError && reading.error.status === 404);
  useTitle(reading.data?.productName ?? 'Product Details');
  usePageHead(isUnknown ? 'not-found' : reading.data && headOf(reading.data));
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  useSidePanelActions([
    { text: 'Go to Cart', toolTip: 'See what you chose', icon: 'cart', onClick: () => navigate(places.cart) },
    {
      text: 'Return to Offers',
      toolTip: 'See what else is on offer',
      icon: 'back',
      onClick: () => navigate(places.offers),
    },
  ]);
  if (isUnknown)
    return (
      <Page title="Course not found">
        <Empty
          title="This is not on offer"
          action={
            <ButtonLink type="primary" to={places.offers}>
              Return to Offers
            </ButtonLink>
          }
        >
          It may have been removed from the shop. Everything else is still there.
        </Empty>
      </Page>
    );
  return (
    <Page
      title={reading.data?.productName ?? 'Product Details'}
      // Keeps the line's space, so that nothing below jumps.
      sentence={reading.data?.categoryName ?? '\u00a0'}
    >
      <Loaded what="The product" reading={reading} waiting={<ProductSkeleton />}>
        {(product) => <ProductDetails key={product.productId} product={product} />}
      </Loaded>
    </Page>
  );
};

/**
 * Page of a product for people and, at another address, visitors (specification: shop, "Product"). Each product
 * starts with fresh state at the top.
 */
const ProductPage = () => {
  const { productId = '' } = useParams();
  return <Product key={productId} productId={productId} />;
};

export default ProductPage;
