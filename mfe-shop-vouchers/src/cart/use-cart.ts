import { calls, type CartLine, type PricedLine } from '@phila/contract/calls';
import { refreshReads, send, useSession } from '@phila/platform';
import type { Reading } from '@phila/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { shopReads } from '../reading/shop-reads.ts';
import { useLiesInCart } from './lies-in-cart.ts';
import {
  addForVisitor,
  changeForVisitor,
  thingOf,
  useVisitorCart,
  type VisitorLine,
} from '../visitor-cart/visitor-cart.ts';

const { cartDetails, cartTotal, changeQuantity, price, removeFromCart } = calls.shop;

/** A line of a person's cart or of a visitor's. */
export interface Line extends PricedLine {
  /** Names the line where it is changed: its id, or what a visitor's names. */
  key: string;
  /** Null where it costs what it did. */
  previousPrice: number | null;
}

export interface Cart {
  lines: readonly Line[];
  /** Of what can be bought, in rand. */
  total: number;
}

interface CartActions {
  reading: Reading<Cart>;
  /** 0 takes the line out. Fulfilled once the cart is shown as the service has it; rejected with a CallError. */
  change: (line: Line, quantity: number) => Promise<void>;
  remove: (line: Line) => Promise<void>;
}

/** Reads the cart again wherever it is shown. */
export const refreshCart = (): Promise<void> => refreshReads([cartDetails, cartTotal]);

let turn: Promise<void> = Promise.resolve();

/** Changes reach the service in the order in which they were asked for: of two quantities the later one stays. */
const inTurn = (work: () => Promise<void>): Promise<void> => (turn = turn.then(work, work));

const ofPerson = (line: CartLine): Line => ({ ...line, key: line.cartId });

const named = ({ productId, bundleId }: PricedLine): string =>
  productId === null ? `bundle ${bundleId}` : `product ${productId}`;

const usePersonsCart = (enabled: boolean): CartActions => {
  // Specification: shop: what changed in another tab or on another device is there when one comes back to this one.
  const options = { ...shopReads, enabled, refetchOnWindowFocus: 'always' } as const;
  const details = useQuery(cartDetails.query({}, options));
  const total = useQuery(cartTotal.query({}, options));
  const data = useMemo(
    () =>
      details.data === undefined || total.data === undefined
        ? undefined
        : // A line without any is on its way out (specification: shop, "Cart").
          { lines: details.data.map(ofPerson).filter(({ quantity }) => quantity > 0), total: total.data },
    [details.data, total.data],
  );
  const change = useCallback(
    ({ key }: Line, quantity: number) =>
      inTurn(async () => {
        try {
          await send(changeQuantity, { params: { id: key }, body: { quantity } });
        } finally {
          await refreshCart();
        }
      }),
    [],
  );
  const remove = useCallback(
    ({ key }: Line) =>
      inTurn(async () => {
        try {
          await send(removeFromCart, { params: { id: key } });
        } finally {
          await refreshCart();
        }
      }),
    [],
  );
  const refetch = useCallback(() => Promise.all([details.refetch(), total.refetch()]), [details, total]);
  return { reading: { data, error: details.error ?? total.error, refetch }, change, remove };
};

const useVisitorsCart = (enabled: boolean): CartActions => {
  const { lines } = useVisitorCart();
  const isEmpty = lines.length === 0;
  const {
    data: priced,
    error,
    refetch,
  } = useQuery(
    price.query(
      { body: { lines: [...lines] } },
      { ...shopReads, enabled: enabled && !isEmpty, placeholderData: (before) => before },
    ),
  );
  const data = useMemo<Cart | undefined>(() => {
    if (isEmpty) return { lines: [], total: 0 };
    if (priced === undefined) return undefined;
    const shown = priced.lines.map((line) => ({ ...line, key: named(line), previousPrice: null }));
    return { lines: shown, total: priced.total };
  }, [isEmpty, priced]);
  useEffect(() => {
    for (const line of priced?.lines ?? [])
      // The service has told what is bought once: one that was kept more often counts once in the header as well.
      if (line.isBoughtOnce && lines.some((one) => thingOf(one) === named(line) && one.quantity > 1))
        changeForVisitor(named(line), 1);
  }, [lines, priced]);
  const change = useCallback(async ({ key }: Line, quantity: number) => changeForVisitor(key, quantity), []);
  const remove = useCallback(async ({ key }: Line) => changeForVisitor(key, 0), []);
  return { reading: { data, error, refetch }, change, remove };
};

/** The current cart: a person's, which the service keeps, or a visitor's, which this browser keeps. */
export const useCart = (): CartActions => {
  const { signedIn } = useSession();
  const [persons, visitors] = [usePersonsCart(signedIn), useVisitorsCart(!signedIn)];
  return signedIn ? persons : visitors;
};

/** How many things lie in the cart: the sum of the quantities. */
export const useCartCount = (): number => {
  const { signedIn } = useSession();
  const { lines } = useVisitorCart();
  const { data } = useQuery(cartDetails.query({}, { ...shopReads, refetchOnWindowFocus: 'always' }));
  const counted: readonly { quantity: number }[] = signedIn ? (data ?? []) : lines;
  return counted.reduce((sum, { quantity }) => sum + quantity, 0);
};

/**
 * Whether something lies in the cart of a person or of a visitor.
 * @param thing what `thingOf` names: `bundle 3`
 */
export const useIsInCart = (thing: string): boolean => {
  const { signedIn } = useSession();
  const { lines } = useVisitorCart();
  const isPersons = useLiesInCart((line) => named(line) === thing);
  return signedIn ? isPersons : lines.some((line) => thingOf(line) === thing);
};

const FULL = 'You cannot add more of this to your cart.';

/**
 * Puts something into the cart of the current person or visitor; pressed again after a lost reply, it is there once.
 * @returns a function that throws where it cannot be: a CallError with the words of the service, or an Error for a
 * visitor's full cart. `isBoughtOnce`: of it a cart holds one; for a person the service sees to it
 */
export const useAddToCart = (): ((line: VisitorLine, isBoughtOnce: boolean) => Promise<void>) => {
  const { signedIn } = useSession();
  const { mutateAsync } = useMutation(calls.shop.addToCart.mutation());
  return async (line, isBoughtOnce) => {
    if (!signedIn) {
      if (!addForVisitor(line, isBoughtOnce)) throw new Error(FULL);
      return;
    }
    try {
      await mutateAsync({ body: line });
    } finally {
      void refreshCart();
    }
  };
};
