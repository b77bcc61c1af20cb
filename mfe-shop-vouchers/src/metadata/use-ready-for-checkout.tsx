import { calls, type ProductMetadata } from '@phila/contract/calls';
import { messageOf, navigate, notify, send } from '@phila/platform';
import { lazyDialog } from '@phila/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Specification: shop, "Numbers": checkout opens so long after the last answers were saved, in milliseconds. */
const CHECKOUT_AFTER = 3_000;
const CHECKOUT = '/offers/checkout';

const MetadataDialog = lazyDialog(
  () => import(/* webpackChunkName: "metadata-dialog" */ './metadata-dialog.tsx'),
  'the questions',
);

interface ReadyForCheckout {
  /** Asks what the products of the cart ask, and goes to checkout where that is nothing. */
  start: () => void;
  /** On its way: the button that starts it waits. */
  isStarting: boolean;
  /** To be placed anywhere in the page: the dialog of questions. */
  element: ReactNode;
}

/**
 * From the cart to checkout, by way of the questions that its products ask (specification: orders, "Metadata").
 * @param cartId the id of the cart's first line, by which the questions are asked for
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
