import type { ListedProduct } from '@phila/contract/calls';
import { Badge, classes, Money, Picture } from '@phila/ui';
import { Link } from 'react-router-dom';
import { imageSource } from '../picture/image-source.ts';
import { imageWidths } from '../picture/image-widths.ts';
import { markdownWords } from '@phila/contract/markdown';
import styles from './product-card.module.css';

/** The narrowest that a card is, in pixels. */
export const PRODUCT_WIDTH = 232;

interface ProductCardProps {
  product: ListedProduct;
  to: string;
  /** Among the first on the page: its picture is not waited for. */
  eager: boolean;
}

/** A product in the catalogue; the whole card leads to its page. */
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
          sizes="(max-width: 767px) 100vw, 300px"
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
