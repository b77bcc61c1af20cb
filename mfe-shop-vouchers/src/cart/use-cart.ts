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

/** Line of a person's or a visitor's cart. */
export interface Line extends PricedLine {
  /** Identifies the line in changes: its id, or for a visitor its product or bundle. */
  key: string;
  /** Null if the price has not changed. */
  previousPrice: number | null;
}

export interface Cart {
  lines: readonly Line[];
  /** Sum of the lines that can be bought, in rand. */
  total: number;
}

interface CartActions {
  reading: Reading<Cart>;
  /** Sets a quantity; 0 removes the line. Resolves once the cart is read again; rejects with a CallError. */
  change: (line: Line, quantity: number) => Promise<void>;
  remove: (line: Line) => Promise<void>;
}

/** Reads the cart again wherever it is shown. */
export const refreshCart = (): Promise<void> => refreshReads([cartDetails, cartTotal]);

let turn: Promise<void> = Promise.resolve();

/** Sends changes in order, so that the later of two quantities stays. */
const inTurn = (work: () => Promise<void>): Promise<void> => (turn = turn.then(work, work));

const ofPerson = (line: CartLine): Line => ({ ...line, key: line.cartId });

const named = ({ productId, bundleId }: PricedLine): string =>
  productId === null ? `bundle ${bundleId}` : `product ${productId}`;

const usePersonsCart = (enabled: boolean): CartActions => {
  // Reads again on focus: another tab or device may have changed the cart (specification: shop).
  const options = { ...shopReads, enabled, refetchOnWindowFocus: 'always' } as const;
  const details = useQuery(cartDetails.query({}, options));
  const total = useQuery(cartTotal.query({}, options));
  const data = useMemo(
    () =>
      details.data === undefined || total.data === undefined
        ? undefined
        : // Drops lines of quantity 0: they are being removed (specification: shop, "Cart").
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
      // Reduces products that are bought once to one, so that the header counts them right.
      if (line.isBoughtOnce && lines.some((one) => thingOf(one) === named(line) && one.quantity > 1))
        changeForVisitor(named(line), 1);
  }, [lines, priced]);
  const change = useCallback(async ({ key }: Line, quantity: number) => changeForVisitor(key, quantity), []);
  const remove = useCallback(async ({ key }: Line) => changeForVisitor(key, 0), []);
  return { reading: { data, error, refetch }, change, remove };
};

/** Cart of the current user: a person's, kept by the service, or a visitor's, kept by this browser. */
export const useCart = (): CartActions => {
  const { signedIn } = useSession();
  const [persons, visitors] = [usePersonsCart(signedIn), useVisitorsCart(!signedIn)];
  return signedIn ? persons : visitors;
};

/** Number of items in the cart: the sum of quantities. */
export const useCartCount = (): number => {
  const { signedIn } = useSession();
  const { lines } = useVisitorCart();
  const { data } = useQuery(cartDetails.query({}, { ...shopReads, refetchOnWindowFocus: 'always' }));
  const counted: readonly { quantity: number }[] = signedIn ? (data ?? []) : lines;
  return counted.reduce((sum, { quantity }) => sum + quantity, 0);
};

/**
 * True if the cart of the person or visitor holds the thing.
 * @param thing as from `thingOf`: `bundle 3`
 */
export const useIsInCart = (thing: string): boolean => {
  const { signedIn } = useSession();
  const { lines } = useVisitorCart();
  const isPersons = useLiesInCart((line) => named(line) === thing);
  return signedIn ? isPersons : lines.some((line) => thingOf(line) === thing);
};

const FULL = 'You cannot add more of this to your cart.';

/**
 * Adds to the cart of the current person or visitor; a retry after a lost reply adds nothing more.
 * @returns a function that throws a CallError with the service's message, or an Error if a visitor's cart is full.
 * `isBoughtOnce` keeps one in a visitor's cart; for a person the service does
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
