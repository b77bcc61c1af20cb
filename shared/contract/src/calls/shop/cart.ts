import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { cartLine, MAX_LINES, numberId, pricedLine, quantity } from './shapes.ts';

const ONE_THING = 'Please name a product or a bundle';

/** Exactly one product or bundle, with further fields. */
const oneThing = <More extends z.core.$ZodShape>(more: More) =>
  z.union(
    [
      z.strictObject({ productId: numberId('Please name a product'), ...more }),
      z.strictObject({ bundleId: numberId('Please name a bundle'), ...more }),
    ],
    ONE_THING,
  );

const lines = z
  .array(oneThing({ quantity: quantity(1) }))
  .check(z.maxLength(MAX_LINES, `A cart holds at most ${MAX_LINES} things`));

const lineId = z.strictObject({ id: z.uuid() });

export const cartDetails = call({
  method: 'GET',
  path: '/Shop/cart-details',
  access: 'person',
  summary:
    'The lines of the person’s cart as the shop prices them now, in the order in which they were added.',
  value: z.array(cartLine),
});

export const cartTotal = call({
  method: 'GET',
  path: '/Shop/cart-total',
  access: 'person',
  summary: 'What the lines of the cart that can be bought cost together, in rand.',
  value: z.number(),
});

export const addToCart = call({
  method: 'POST',
  path: '/Shop/add-to-cart',
  access: 'person',
  idempotencyKey: true,
  summary:
    'Puts a product or a bundle into the cart, one more of it where it lies there already; 409 for what is owned or free, 404 for what is not on offer.',
  body: oneThing({ quantity: z.optional(quantity(1)) }),
  value: cartLine,
});

export const mergeCart = call({
  method: 'POST',
  path: '/Shop/merge-cart',
  access: 'person',
  idempotencyKey: true,
  summary:
    'Puts what a visitor gathered into the cart, by the rules of add-to-cart; what these refuse is named and left out.',
  body: z.strictObject({ lines }),
  value: z.object({
    added: z.int(),
    refused: z.array(z.object({ productName: z.string(), message: z.string() })),
  }),
});

export const changeQuantity = call({
  method: 'PUT',
  path: '/Shop/cart/{id}',
  access: 'person',
  summary:
    'Changes how many of a line are bought, 0 takes it out, and takes note of its price: a difference to before is no longer told.',
  params: lineId,
  body: z.strictObject({ quantity: quantity(0) }),
  value: cartLine,
});

export const removeFromCart = call({
  method: 'DELETE',
  path: '/Shop/remove-from-cart/{id}',
  access: 'person',
  summary: 'Takes a line out of the cart.',
  params: lineId,
  value: z.literal(true),
});

export const price = call({
  method: 'POST',
  path: '/Shop/price',
  access: 'anyone',
  limit: 'price',
  saves: false,
  summary: 'What a visitor’s cart, which lies in the browser, costs now. Nothing is kept.',
  body: z.strictObject({ lines }),
  value: z.object({ lines: z.array(pricedLine), total: z.number() }),
});
