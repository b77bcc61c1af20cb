import { type Bundle, calls } from '@phila/contract/calls';
import { messageOf, navigate, notify, refreshReads } from '@phila/platform';
import { Button } from '@phila/ui';
import { useMutation } from '@tanstack/react-query';
import { useLiesInCart } from '../cart/lies-in-cart.ts';
import { NOTICE, refreshBundles } from '../reading/voucher-reads.ts';

interface BundleButtonProps {
  bundle: Bundle;
  /** Called after a free bundle is claimed. */
  onClaimed?: (bundle: Bundle) => void;
  onAdded?: () => void;
  /** Adds the bundle's name to the label, for pages with several. */
  named?: boolean;
}

/** Reads 'Add To Cart' for a paid bundle, 'Redeem' for a free one (specification: vouchers, "Value bundles"). */
export const BundleButton = ({ bundle, onClaimed, onAdded, named = false }: BundleButtonProps) => {
  const { id, name, purchasePrice } = bundle;
  const add = useMutation(calls.shop.addToCart.mutation());
  const claim = useMutation(calls.voucher.claimBundle.mutation());
  const isInCart = useLiesInCart(({ bundleId }) => bundleId === id);
  const toCart = { text: 'Go To Cart', onPress: () => navigate('/offers/cart') };
  const addToCart = async (): Promise<void> => {
    // Keeps one in the cart: a bundle is bought once.
    if (isInCart) {
      notify({
        severity: 'info',
        text: `${name} is in your cart already`,
        hideAfter: NOTICE,
        action: toCart,
      });
      return;
    }
    try {
      await add.mutateAsync({ body: { bundleId: id } });
      void refreshReads([calls.shop.cartDetails, calls.shop.cartTotal]);
      notify({
        severity: 'success',
        text: `${name} has been added to your cart!`,
        hideAfter: NOTICE,
        action: toCart,
      });
      onAdded?.();
    } catch (error) {
      notify({
        severity: 'error',
        text: 'Failed to add item to cart. Please try again.',
        detail: messageOf(error),
        hideAfter: NOTICE,
      });
    }
  };
  const redeem = async (): Promise<void> => {
    try {
      const claimed = await claim.mutateAsync({ body: { bundleId: id } });
      refreshBundles();
      notify({ severity: 'success', text: `${name} is yours`, hideAfter: NOTICE });
      onClaimed?.(claimed);
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error), hideAfter: NOTICE });
    }
  };
  const isPaid = purchasePrice > 0;
  const words = isPaid ? 'Add To Cart' : 'Redeem';
  return (
    <Button
      type="primary"
      loading={add.isPending || claim.isPending}
      aria-label={named ? `${words}: ${name}` : undefined}
      onClick={() => void (isPaid ? addToCart() : redeem())}
    >
      {words}
    </Button>
  );
};
