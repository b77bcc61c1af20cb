import { calls } from '@phila/contract/calls';
import { CallError, messageOf, notify, send, useSession } from '@phila/platform';
import { useEffect } from 'react';
import { refreshCart } from '../cart/use-cart.ts';
import { forgetVisitorCart, useVisitorCart, type VisitorCart } from '../visitor-cart/visitor-cart.ts';

/** Key of the cart that this page is merging. */
let merging: string | null = null;

const merge = async ({ key, lines }: VisitorCart): Promise<void> => {
  merging = key;
  try {
    // Sends the cart's own key, so that two tabs get the same answer and add nothing twice.
    const { added, refused } = await send(
      calls.shop.mergeCart,
      { body: { lines: [...lines] } },
      { idempotencyKey: key },
    );
    forgetVisitorCart(key);
    void refreshCart();
    if (added > 0) notify({ severity: 'success', text: 'What you chose before signing in is in your cart' });
    for (const { productName, message } of refused)
      notify({ severity: 'warning', text: `${productName} is not in your cart`, detail: message });
  } catch (error) {
    // Drops a cart that the service refuses outright; other faults are retried on the next page.
    if (error instanceof CallError && error.status === 422) forgetVisitorCart(key);
    notify({
      severity: 'error',
      text: 'What you chose before signing in is not in your cart yet',
      detail: messageOf(error),
    });
  } finally {
    merging = null;
  }
};

/** Moves a visitor's cart into the person's after sign-in, once. */
export const useMerge = (): void => {
  const { signedIn } = useSession();
  const cart = useVisitorCart();
  useEffect(() => {
    if (signedIn && cart.lines.length > 0 && merging !== cart.key) void merge(cart);
  }, [signedIn, cart]);
};
