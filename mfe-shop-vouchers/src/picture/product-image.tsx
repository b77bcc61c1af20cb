import { Button, classes, Icon, lazy, Motif } from '@phila/ui';
import { useState } from 'react';
import { imageWidths } from './image-widths.ts';
import { useProductImage } from './use-product-image.ts';
import styles from './product-image.module.css';

/** Loads on demand: the viewer weighs more than the page. */
const LargerPicture = lazy(
  async () => ({ default: (await import('@phila/ui/larger-picture')).LargerPicture }),
  {
    standIn: null,
    fault: (retry) => (
      <p role="alert" className={classes('row wrap gap-8 small pad-8')}>
        The larger picture could not be loaded. Please check your connection.
        <Button size="small" onClick={retry}>
          Retry
        </Button>
      </p>
    ),
  },
);

interface ProductImageProps {
  productId: number;
  imageUrl: string;
  name: string;
}

/** Large picture of a product's page, without alternative text as the name is beside it. */
export const ProductImage = ({ productId, imageUrl, name }: ProductImageProps) => {
  const [look, setLook] = useState<'small' | 'larger' | 'small again'>('small');
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
        <button type="button" className={styles.enlarge} onClick={() => setLook('larger')}>
          <img
            className={classes('block full full-height fitted')}
            src={src}
            {...(widths.length > 0
              ? {
                  srcSet: widths.map(([width, address]) => `${address} ${width}w`).join(', '),
                  sizes: '(max-width: 56.24em) 100vw, 560px',
                }
              : {})}
            alt=""
            width={600}
            height={400}
            decoding="async"
            onError={onError}
          />
          <span className={styles.sign}>
            <Icon name="search" size={20} />
            <span className={classes('unseen')}>Show the picture larger</span>
          </span>
        </button>
      )}
      {src !== null && look !== 'small' && (
        <LargerPicture
          src={src}
          alt={`Picture of ${name}`}
          isOpen={look === 'larger'}
          onClose={() => setLook('small again')}
        />
      )}
    </div>
  );
};
