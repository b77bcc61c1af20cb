import { calls, type ProductMetadata } from '@phila/contract/calls';
import { messageOf, navigate, notify, send } from '@phila/platform';
import { lazyDialog } from '@phila/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Milliseconds from the last saved answers to checkout (specification: shop, "Numbers"). */
const CHECKOUT_AFTER = 3_000;
const CHECKOUT = '/offers/checkout';

const MetadataDialog = lazyDialog(
  () => import(/* webpackChunkName: "metadata-dialog" */ './metadata-dialog.tsx'),
  'the questions',
);

interface ReadyForCheckout {
  /** Asks the questions of the cart's products, or goes to checkout if there are none. */
  start: () => void;
  /** True while starting; its button waits. */
  isStarting: boolean;
  /** Dialog of questions, to place anywhere in the page. */
  element: ReactNode;
}

/**
 * Leads from the cart to checkout, asking products' questions first (specification: orders, "Metadata").
 * @param cartId the id of the cart's first line, as the call for the questions expects it
 */
export const useReadyForCheckout = (cartId: string | null): ReadyForCheckout => {
  const [isAsking, setAsking] = useState(false);
  const [questions, setQuestions] = useState<readonly ProductMetadata[] | null>(null);
  const [isReady, setReady] = useState(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => navigate(CHECKOUT), CHECKOUT_AFTER);
    return () => clearTimeout(timer);
  }, [isReady]);

  const start = async (): Promise<void> => {
    if (cartId === null) return;
    setAsking(true);
    try {
      const products = await send(calls.shop.productMeta, { params: { cartId } });
      if (!isThere.current) return;
      if (products.length === 0) navigate(CHECKOUT);
      else setQuestions(products);
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error) });
    } finally {
      setAsking(false);
    }
  };

  return {
    start: () => void start(),
    isStarting: isAsking || isReady,
    element: questions && (
      <MetadataDialog
        products={questions}
        onClose={() => setQuestions(null)}
        onFinished={() => {
          setQuestions(null);
          notify({ severity: 'success', text: 'Ready for checkout!', hideAfter: CHECKOUT_AFTER });
          setReady(true);
        }}
      />
    ),
  };
};
