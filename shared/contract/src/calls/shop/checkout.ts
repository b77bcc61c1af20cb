import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { storableText } from '../../rules/text.ts';
import { paymentStart } from './payment-start.ts';

const given = z.optional(z.string().check(...storableText(400)));

const placed = z.object({
  orderId: z.int(),
  orderNumber: z.string(),
  total: z.number(),
  /** Null if nothing is to be paid, and so the order is paid. */
  payment: z.nullable(paymentStart),
});
export type PlacedOrder = z.output<typeof placed>;

export const checkout = call({
  method: 'POST',
  path: '/Shop/checkout',
  access: 'person',
  idempotencyKey: true,
  summary:
    'Orders what is in the cart. The fields stand in the query, as the specification writes them, or in the body, which keeps them out of addresses; the body counts where both have one. Prices and totals are the service’s own. The delivery address is needed where something in the cart is delivered, and not kept where nothing is.',
  query: z.strictObject({
    FullName: given,
    Email: given,
    Phone: given,
    DeliveryAddress: given,
    BillingAddress: given,
    DiscountCode: given,
  }),
  body: z.optional(
    z.strictObject({
      fullName: given,
      email: given,
      phone: given,
      deliveryAddress: given,
      billingAddress: given,
      vatNumber: given,
      discountCode: given,
      /** Requests access at once. This ends the right to cancel within seven days (ECT Act s 42(2)(d)). */
      accessNow: z.optional(z.boolean()),
      /** Total that the person saw, in rand; the order is refused if it has changed. */
      reviewedTotal: z.optional(z.number()),
    }),
  ),
  value: placed,
});

export const cartAddress = call({
  method: 'GET',
  path: '/Shop/cart-address',
  access: 'person',
  summary: "What checkout starts with: the last order's fields, or the profile's.",
  value: z.object({
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    deliveryAddress: z.string(),
    billingAddress: z.string(),
    vatNumber: z.string(),
    /** Payment method; null if nothing that costs money can be ordered. */
    paidBy: z.nullable(z.enum(['simulator', 'payfast', 'eft'])),
  }),
});
