import { classes, Icon } from '@phila/ui';
import { Link } from 'react-router-dom';
import { useCartCount } from '../cart/use-cart.ts';
import { useMerge } from '../merging/use-merge.ts';
import styles from './cart-button.module.css';

/** Highest count that fits the badge. */
const MAX_SHOWN = 99;

const nameOf = (count: number): string =>
  count === 0
    ? 'Shopping cart: empty'
    : count === 1
      ? 'Shopping cart: 1 item'
      : `Shopping cart: ${count} items`;

/** Cart button in the header of every portal page, with the number of items. */
const CartButton = () => {
  useMerge();
  const count = useCartCount();
  return (
    <Link
      to="/offers/cart"
      className={classes('square-44 centred relative rounded inherit no-line tint-on-hover')}
      aria-label={nameOf(count)}
      title="Shopping cart"
    >
      <Icon name="cart" size={20} />
      {count > 0 && (
        <span
          className={classes('main tiny bold line-18 figures in-middle absolute unpressed', styles.count)}
          aria-hidden="true"
        >
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </span>
      )}
    </Link>
  );
};

export default CartButton;
