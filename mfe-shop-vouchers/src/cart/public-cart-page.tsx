import { classes } from '@phila/ui';
import CartPage from './cart-page.tsx';

/** The cart of a visitor, in the frame of the public pages. */
const PublicCartPage = () => (
  <div className={classes('page-sides pad-y-32')}>
    <CartPage />
  </div>
);

export default PublicCartPage;
