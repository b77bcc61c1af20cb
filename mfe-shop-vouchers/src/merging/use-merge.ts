import { calls } from '@phila/contract/calls';
import { CallError, messageOf, notify, send, useSession } from '@phila/platform';
import { useEffect } from 'react';
import { refreshCart } from '../cart/use-cart.ts';
import { forgetVisitorCart, useVisitorCart, type VisitorCart } from '../visitor-cart/visitor-cart.ts';

/** The cart that is being merged by this page. */
let merging: string | null = null;

const merge = async ({ key, lines }: VisitorCart): Promise<void> => {
  merging = key;
  try {
    // The cart's own name: another tab that sends the same gets the same answer, and nothing is added twice.
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
    // What the service refuses whole is refused again; anything else is tried at the next page.
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

/** Puts what was gathered before signing in into the person's cart, once. */
export const useMerge = (): void => {
  const { signedIn } = useSession();
  const cart = useVisitorCart();
  useEffect(() => {
    if (signedIn && cart.lines.length > 0 && merging !== cart.key) void merge(cart);
  }, [signedIn, cart]);
};
