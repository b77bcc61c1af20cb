import { classes, Motif } from '@phila/ui';
import { imageWidths } from './image-widths.ts';
import { useProductImage } from './use-product-image.ts';
import styles from './product-image.module.css';

interface ProductImageProps {
  productId: number;
  imageUrl: string;
}

/** The large picture of a product's page; its name stands beside it, so the picture says nothing itself. */
export const ProductImage = ({ productId, imageUrl }: ProductImageProps) => {
  const { src, state, onError } = useProductImage(productId, imageUrl);
  const widths = Object.entries(src === imageUrl ? imageWidths(imageUrl) : {});
  return (
    <div className={classes('card clip', styles.place)}>
      {src === null ? (
        <div className={classes('centred full-height relative')}>
          <Motif variant="corner" className={styles.motif} />
          <p className={classes('small strong on-card rounded pad-8 relative')}>
            {state === 'loading' ? 'Loading...' : 'No image available: Product'}
          </p>
        </div>
      ) : (
        <img
          className={classes('block full full-height fitted')}
          src={src}
          {...(widths.length > 0
            ? {
                srcSet: widths.map(([width, address]) => `${address} ${width}w`).join(', '),
                sizes: '(max-width: 899px) 100vw, 560px',
              }
            : {})}
          alt=""
          width={600}
          height={400}
          decoding="async"
          onError={onError}
        />
      )}
    </div>
  );
};
