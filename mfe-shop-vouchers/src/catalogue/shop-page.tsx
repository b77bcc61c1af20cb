import { ButtonLink, Icon, Page } from '@phila/ui';
import { usePlaces } from '../cart/places.ts';
import { useCartCount } from '../cart/use-cart.ts';
import { Catalogue } from './catalogue.tsx';

/** Shop for visitors and for signed-in people. */
const ShopPage = () => {
  const places = usePlaces();
  const count = useCartCount();
  return (
    <Page
      title="Shop"
      sentence="Courses, CV templates and services that help with your work, your money and your health."
      action={
        <ButtonLink to={places.cart} icon={<Icon name="cart" size={18} />}>
          {count === 0 ? 'Cart' : `Cart (${count})`}
        </ButtonLink>
      }
    >
      <Catalogue pathOf={places.product} />
    </Page>
  );
};

export default ShopPage;
