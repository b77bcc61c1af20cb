import type { ListedProduct } from '@phila/contract/calls';
import { Badge, classes, Money, Picture } from '@phila/ui';
import { Link } from 'react-router-dom';
import { imageSource } from '../picture/image-source.ts';
import { imageWidths } from '../picture/image-widths.ts';
import { markdownWords } from '@phila/contract/markdown';
import styles from './product-card.module.css';

/** Minimum width of a card, in pixels. */
export const PRODUCT_WIDTH = 232;

interface ProductCardProps {
  product: ListedProduct;
  to: string;
  /** Loads the picture at once, for the first cards on the page. */
  eager: boolean;
}

/** Card of a product; all of it links to the product's page. */
export const ProductCard = ({ product, to, eager }: ProductCardProps) => {
  const { productName, price, productShortDescription, categoryName, imageUrl, owned } = product;
  return (
    <li className={styles.item}>
      <Link to={to} className={classes('press-card column full-height clip', styles.card)}>
        <Picture
          src={imageSource(imageUrl)}
          alt=""
          width={600}
          height={400}
          widths={imageWidths(imageUrl)}
          sizes="(max-width: 47.99em) 100vw, 300px"
          eager={eager}
        />
        <span className={classes('column grow gap-8 pad-16')}>
          <span className={classes('row between gap-8 small muted')}>
            {categoryName}
            {owned ? <Badge tone="success">Owned</Badge> : price === 0 && <Badge tone="info">Free</Badge>}
          </span>
          <span className={classes('bold balance', styles.name)}>{productName}</span>
          <span className={classes('small muted', styles.words)}>
            {markdownWords(productShortDescription)}
          </span>
          <span className={classes('strong', styles.price)}>
            <Money value={price} />
          </span>
        </span>
      </Link>
    </li>
  );
};
