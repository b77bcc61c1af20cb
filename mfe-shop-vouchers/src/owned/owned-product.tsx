import type { OwnedProduct } from '@phila/contract/calls';
import { dateText, southAfricanDay } from '@phila/contract/format';
import { classes, Picture } from '@phila/ui';
import { Link } from 'react-router-dom';
import { imageSource } from '../picture/image-source.ts';
import { imageWidths } from '../picture/image-widths.ts';
import { WayToBegin } from './way-to-begin.tsx';
import styles from './owned.module.css';

/** Card of an owned product, with instructions to begin and its order. */
export const OwnedProductCard = ({ product, eager }: { product: OwnedProduct; eager: boolean }) => {
  const { productId, productName, categoryName, imageUrl, ownedSince, orderId, orderNumber } = product;
  const { begin, beginsAt, opensWithOrder, isDelivered } = product;
  const page = `/offers/product/${productId}`;
  return (
    <li className={classes('card', styles.item)}>
      <Picture
        className={styles.picture}
        src={imageSource(imageUrl)}
        alt=""
        width={600}
        height={400}
        widths={imageWidths(imageUrl)}
        sizes="144px"
        eager={eager}
      />
      <div className={classes('stack gap-4')}>
        <h3 className={classes('bold anywhere')}>
          <Link to={page}>{productName}</Link>
        </h3>
        <p className={classes('small muted')}>{categoryName}</p>
        <p className={classes('small muted flex wrap gap-x-12')}>
          <span>Yours since {dateText(southAfricanDay(ownedSince))}</span>
          {orderId !== null && orderNumber !== null && (
            <Link to={`/offers/orders/${orderId}`} className={classes('nowrap')}>
              {orderNumber}
            </Link>
          )}
        </p>
      </div>
      <div className={classes('above-8', styles.way)}>
        {begin === undefined && beginsAt === undefined ? (
          <p>
            {isDelivered ? (
              'It is sent to the address of your order.'
            ) : (
              <Link to={page} aria-label={`See its progress: ${productName}`}>
                See its progress
              </Link>
            )}
          </p>
        ) : (
          <WayToBegin
            productId={productId}
            name={productName}
            begin={begin}
            beginsAt={beginsAt}
            opensWithOrder={opensWithOrder}
          />
        )}
      </div>
    </li>
  );
};
