import { classes } from '@phila/ui';
import ProductPage from './product-page.tsx';

/** A product in the frame of the public pages. */
const PublicProductPage = () => (
  <div className={classes('page-sides pad-y-32')}>
    <ProductPage />
  </div>
);

export default PublicProductPage;
