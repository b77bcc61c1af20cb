import { calls } from '@phila/contract/calls';
import { moneyText } from '@phila/contract/format';
import { messageOf, navigate, notify, refreshReads } from '@phila/platform';
import { Icon, MainAction } from '@phila/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type OfferedTemplate, shopReads } from './use-templates.ts';

const { addToCart, cartDetails, cartTotal } = calls.shop;

const goToCart = (): void => navigate('/offers/cart');

/**
 * Main action while the chosen layout is not bought (specification: career, "Create My CV"): adds it to the cart, or
 * leads to the cart if already in it.
 */
export const BuyTemplate = ({ template }: { template: OfferedTemplate | undefined }) => {
  const product = template?.product ?? null;
  const adding = useMutation(addToCart.mutation());
  const cart = useQuery(cartDetails.query({}, { ...shopReads, refetchOnWindowFocus: 'always' }));
  const isInCart =
    product !== null &&
    cart.data?.some(({ productId, quantity }) => productId === product.productId && quantity > 0) === true;
  if (isInCart)
    return (
      <MainAction text="Go To Cart" icon={<Icon name="cart" size={18} />} onClick={goToCart}>
        Go To Cart
      </MainAction>
    );
  const add = async (): Promise<void> => {
    if (product === null) return;
    try {
      await adding.mutateAsync({ body: { productId: product.productId } });
      notify({
        severity: 'success',
        text: 'Cv added to cart',
        action: { text: 'Go to cart', onPress: goToCart },
      });
    } catch (error) {
      notify({ severity: 'error', text: 'Failed to add CV', detail: messageOf(error, '') });
    } finally {
      void refreshReads([cartDetails, cartTotal]);
    }
  };
  // Says what is bought and for how much, before the press.
  const text =
    template === undefined || product === null
      ? 'ADD TO CART'
      : `ADD TO CART, ${template.name} ${moneyText(product.price)}`;
  return (
    <MainAction
      text={text}
      icon={<Icon name="cart" size={18} />}
      loading={adding.isPending || cart.isLoading}
      onClick={() => void add()}
    >
      {text}
    </MainAction>
  );
};
