import { ButtonLink, Icon, Page } from '@phila/ui';
import { BannerStrip } from '../banner-strip/banner-strip.tsx';
import { Catalogue } from './catalogue.tsx';

const pathOf = (productId: number): string => `/offers/product/${productId}`;

/** My Offers: the catalogue for a signed-in person. */
const OffersPage = () => (
  <Page
    title="My Offers"
    sentence="Courses, CV templates and services that help with your work, your money and your health."
    action={
      <ButtonLink to="/offers/bundles" icon={<Icon name="gift" size={18} />}>
        Value Bundles
      </ButtonLink>
    }
  >
    <BannerStrip />
    <Catalogue pathOf={pathOf} />
  </Page>
);

export default OffersPage;
