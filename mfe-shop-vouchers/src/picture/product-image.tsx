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
  const { src, state, fault, onError } = useProductImage(productId, imageUrl);
  const widths = Object.entries(src === imageUrl ? imageWidths(imageUrl) : {});
  return (
    <div className={classes('card clip', styles.place)}>
      {src === null ? (
        <div className={classes('centred full-height relative')}>
          <Motif variant="corner" className={styles.motif} />
          <div className={classes('small in-middle on-card rounded pad-8 relative')}>
            <p className={classes('strong')}>
              {state === 'loading' ? 'Loading...' : 'No image available: Product'}
            </p>
            {fault !== null && <p className={classes('muted')}>{fault}</p>}
          </div>
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
