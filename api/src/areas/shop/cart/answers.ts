import { calls } from '@phila/contract';
import { randFromCents } from '@phila/finance/cents';
import type { Context } from '../../../core/calls/implement.ts';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { notFound } from '../../../core/http/refusal.ts';
import { addToCart, changeQuantity, hasLine, mergeCart, priceLines, removeLine, shownLine } from './cart.ts';
import { pricedCart } from './priced-cart.ts';
import { thingOf } from './things.ts';
import { isGuid } from '../../../core/database/is-guid.ts';

const { shop } = calls;

const assertOwned: Implementation['assertOwned'] = async (
  { params },
  { database, person }: Context<'person'>,
) => {
  const { id } = params;
  if (!isGuid(id) || !(await hasLine(database, person.id, id))) throw notFound();
};

type LineInput = ({ productId: number } | { bundleId: number }) & { quantity: number };
const gathered = (lines: readonly LineInput[]) =>
  lines.map((line) => ({ thing: thingOf(line), quantity: line.quantity }));

/** Serves a person's cart, and prices a visitor's. */
export const answers: Implementation[] = [
  implement(shop.cartDetails, async (_input, { database, clock, person }) =>
    (await pricedCart(database, person.id, clock.now())).lines.map(shownLine),
  ),
  implement(shop.cartTotal, async (_input, { database, clock, person }) =>
    randFromCents((await pricedCart(database, person.id, clock.now())).total),
  ),
  implement(shop.addToCart, ({ body }, context) => addToCart(context, thingOf(body), body.quantity ?? 1)),
  implement(shop.mergeCart, ({ body }, context) => mergeCart(context, gathered(body.lines))),
  {
    ...implement(shop.changeQuantity, ({ params, body }, context) =>
      changeQuantity(context, params.id, body.quantity),
    ),
    assertOwned,
  },
  {
    ...implement(shop.removeFromCart, async ({ params }, context) => {
      await removeLine(context, params.id);
      return true as const;
    }),
    assertOwned,
  },
  implement(shop.price, ({ body }, context) =>
    priceLines(context, context.person?.id ?? null, gathered(body.lines)),
  ),
];
