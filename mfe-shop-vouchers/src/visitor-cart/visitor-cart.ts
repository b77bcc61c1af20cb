import {
  createSlice,
  injectSlice,
  newIdempotencyKey,
  type PayloadAction,
  store,
  useAppSelector,
  useIsHydrated,
} from '@phila/platform';
import { useEffect } from 'react';

/** Product or bundle in a visitor's cart, never with a price. */
export type VisitorLine = ({ productId: number } | { bundleId: number }) & { quantity: number };

export interface VisitorCart {
  /** Idempotency key of merging this cart, so that two tabs or a retry merge it once. */
  key: string;
  lines: readonly VisitorLine[];
}

const PLACE = 'phila.visitor-cart';
/** Limits of the service on lines and on one line's quantity (contract: `MAX_LINES`, `MAX_OF_ONE`). */
const MAX_LINES = 100;
const MAX_OF_ONE = 99;

const EMPTY: VisitorCart = { key: '', lines: [] };

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

const LARGEST_ID = 2_147_483_647;

/** Parses a stored line; null if it is invalid, because any script may have written it. */
const lineFrom = (stored: unknown): VisitorLine | null => {
  if (typeof stored !== 'object' || stored === null) return null;
  const { productId, bundleId, quantity } = stored as Record<string, unknown>;
  if (!isCount(quantity, MAX_OF_ONE)) return null;
  if (isCount(productId, LARGEST_ID)) return { productId, quantity };
  return isCount(bundleId, LARGEST_ID) ? { bundleId, quantity } : null;
};

const parsed = (text: string): VisitorCart => {
  try {
    const { key, lines } = JSON.parse(text) as { key?: unknown; lines?: unknown };
    if (typeof key !== 'string' || !Array.isArray(lines)) return EMPTY;
    return { key, lines: lines.flatMap((line) => lineFrom(line) ?? []).slice(0, MAX_LINES) };
  } catch {
    return EMPTY;
  }
};

/** Identifies a line by its product or bundle. */
export const thingOf = (line: VisitorLine): string =>
  'productId' in line ? `product ${line.productId}` : `bundle ${line.bundleId}`;

/** Cart text where the browser blocks storage. */
let memory: string | null = null;

const stored = (): string | null => {
  try {
    return window.localStorage.getItem(PLACE) ?? memory;
  } catch {
    return memory;
  }
};

const keep = (text: string | null): void => {
  try {
    if (text === null) window.localStorage.removeItem(PLACE);
    else window.localStorage.setItem(PLACE, text);
    memory = null;
  } catch {
    // Kept only as long as the page, as storage is blocked.
    memory = text;
  }
};

interface CachedCart {
  cart: VisitorCart;
  /** Stored form; null for an empty cart. */
  text: string | null;
}

const read = (): CachedCart => {
  const text = stored();
  return { text, cart: text === null ? EMPTY : parsed(text) };
};

const holding = (cart: VisitorCart): CachedCart => ({
  cart,
  text: cart.lines.length === 0 ? null : JSON.stringify(cart),
});

/**
 * Uses the platform's `createSlice`, because every public page has loaded it already; importing the toolkit would load
 * another file.
 */
const slice = createSlice({
  name: 'shopVouchersVisitorCart',
  initialState: read,
  reducers: {
    /** Takes over the stored cart, because another tab may have changed it. */
    followed: (state, { payload }: PayloadAction<CachedCart>) =>
      payload.text === state.text ? state : payload,
    changed: (_state, { payload }: PayloadAction<VisitorCart>) => holding(payload),
  },
});

const { actions, select } = injectSlice(slice);

const write = (cart: VisitorCart): void => {
  store.dispatch(actions.changed(cart));
  keep(select(store.getState()).text);
};

/** Returns the stored cart, the same object while nothing changes. */
export const readVisitorCart = (): VisitorCart => {
  store.dispatch(actions.followed(read()));
  return select(store.getState()).cart;
};

/**
 * @param isBoughtOnce true if a second one has no use: it stays at one, as in a person's cart
 * @returns false if the cart is full
 */
export const addForVisitor = (line: VisitorLine, isBoughtOnce = false): boolean => {
  const { key, lines } = readVisitorCart();
  const there = lines.find((one) => thingOf(one) === thingOf(line));
  const quantity = isBoughtOnce ? 1 : (there?.quantity ?? 0) + line.quantity;
  if (quantity > MAX_OF_ONE || (there === undefined && lines.length >= MAX_LINES)) return false;
  write({
    key: key === '' ? newIdempotencyKey() : key,
    lines:
      there === undefined
        ? [...lines, line]
        : lines.map((one) => (one === there ? { ...one, quantity } : one)),
  });
  return true;
};

/** Sets the quantity of a thing; 0 removes it. */
export const changeForVisitor = (thing: string, quantity: number): void => {
  const { key, lines } = readVisitorCart();
  write({
    key,
    lines: lines.flatMap((one) =>
      thingOf(one) !== thing ? [one] : quantity === 0 ? [] : [{ ...one, quantity }],
    ),
  });
};

/** Clears a merged cart, unless the visitor has begun another since. */
export const forgetVisitorCart = (key: string): void => {
  if (readVisitorCart().key === key) write(EMPTY);
};

/** Cart this browser keeps for a visitor; follows other tabs. Empty until a page that came drawn is hydrated. */
export const useVisitorCart = (): VisitorCart => {
  useEffect(() => {
    const follow = () => void readVisitorCart();
    follow();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  const { cart } = useAppSelector(select);
  return useIsHydrated() ? cart : EMPTY;
};
