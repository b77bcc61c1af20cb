import { calls, discountKey } from '@phila/contract';
import type { Order, PlacedOrder, SimulatedOutcome } from '@phila/contract';
import type { TestService } from '../service.ts';
import { signedIn, type SignedIn } from '../signed-in.ts';
import { shopCategories, shopDiscounts, shopProducts } from '../../areas/shop/tables.ts';

const { shop, payment } = calls;

let made = 0;

/** Adds a product with this price in cents. @returns its id */
export const addProduct = async (
  { database }: TestService,
  price: number,
  values: Partial<typeof shopProducts.$inferInsert> = {},
): Promise<number> => {
  made += 1;
  const [category] = await database
    .insert(shopCategories)
    .values({ name: `Courses ${made}`, order: made })
    .returning({ id: shopCategories.id });
  const [product] = await database
    .insert(shopProducts)
    .values({
      sku: `course-${made}`,
      name: `Course ${made}`,
      categoryId: category?.id ?? 0,
      price,
      shortDescription: 'Learn it',
      description: 'All of it',
      link: '',
      sortName: `course ${made}`,
      searchText: `course ${made}`,
      ...values,
    })
    .returning({ id: shopProducts.id });
  return product?.id ?? 0;
};

type NewDiscount = Partial<typeof shopDiscounts.$inferInsert>;

/** @returns its id and its code */
export const addDiscount = async (
  { database, clock }: TestService,
  values: NewDiscount = {},
): Promise<{ id: number; code: string }> => {
  made += 1;
  const [row] = await database
    .insert(shopDiscounts)
    .values({
      code: `SAVE-${made}`,
      codeKey: discountKey(values.code ?? `SAVE-${made}`),
      kind: 'percent',
      value: 1_000,
      minimumSpend: 0,
      startDate: '2020-01-01',
      productIds: [],
      isActive: true,
      createdAt: clock.now(),
      ...values,
    })
    .returning({ id: shopDiscounts.id, code: shopDiscounts.code });
  return row ?? { id: 0, code: '' };
};

export const DETAILS = {
  fullName: 'Thandi Mokoena',
  email: 'thandi@example.org',
  phone: '+27821234567',
  deliveryAddress: '12 Loop Street\nCape Town 8001',
  billingAddress: '12 Loop Street\nCape Town 8001',
} as const;

type Details = Partial<Record<keyof typeof DETAILS | 'discountCode' | 'vatNumber', string>> & {
  accessNow?: boolean;
  reviewedTotal?: number;
};

/** A person who buys things. */
export interface Shopper extends SignedIn {
  put(productId: number, quantity?: number): Promise<void>;
  checkOut(details?: Details, headers?: Record<string, string>): Promise<PlacedOrder>;
  /** Checks out; returns a refusal instead of throwing it. */
  tryCheckOut(
    details?: Details,
  ): Promise<{ status: number; errorMessage: string | null; errors: unknown; orderId: number | null }>;
  order(id: number): Promise<Order>;
  /** Ends the latest payment, as the simulated provider. */
  settle(orderId: number, outcome: SimulatedOutcome): Promise<boolean>;
}

/** @param options passed to {@link signedIn} */
export const shopper = async (
  service: TestService,
  options: Parameters<typeof signedIn>[1] = {},
): Promise<Shopper> => {
  const person = await signedIn(service, options);
  const { token } = person;
  const send = (details: Details, headers: Record<string, string> = {}) =>
    service.call(shop.checkout, { query: {}, body: { ...DETAILS, ...details } }, { token, headers });
  const order = async (id: number) =>
    (await service.call(shop.readOrder, { params: { id } }, { token })).value;
  return {
    ...person,
    order,
    put: async (productId, quantity = 1) => {
      await service
        .call(shop.addToCart, { body: { productId, quantity } }, { token })
        .then(({ value }) => value);
    },
    checkOut: async (details = {}, headers = {}) => (await send(details, headers)).value,
    tryCheckOut: async (details = {}) => {
      const { status, envelope } = await send(details);
      const { errorMessage, errors = [], value } = envelope;
      return { status, errorMessage, errors, orderId: envelope.isSuccess ? (value?.orderId ?? null) : null };
    },
    settle: async (orderId, outcome) => {
      const { payment: last } = await order(orderId);
      const { value } = await service.call(
        payment.simulate,
        { params: { id: last?.paymentId ?? '' }, body: { outcome } },
        { token },
      );
      return value.isTaken;
    },
  };
};
