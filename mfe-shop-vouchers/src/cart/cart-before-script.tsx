import { ButtonLink, classes } from '@phila/ui';
import { CartFrame } from './cart-frame.tsx';
import styles from './cart-page.module.css';

/** Cart before scripts run: only the visitor's browser knows its contents. */
export const CartBeforeScript = () => (
  <CartFrame>
    <div className={styles.room} />
    <noscript>
      <p className={classes('below-16 lines-15')}>
        Your cart is kept in this browser, where only a script can read it. Please allow JavaScript for this
        site and load the page again. What is on offer, and what it costs, you can read without it.
      </p>
      <ButtonLink type="primary" to="/shop">
        Return to Offers
      </ButtonLink>
    </noscript>
  </CartFrame>
);
