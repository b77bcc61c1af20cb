import type { Context, Implementation } from '../../../core/calls/implement.ts';
import { notFound } from '../../../core/http/refusal.ts';
import { ownOrder } from './orders.ts';

/** Answers for another person's order as for an unknown one, before the input is checked. */
const assertOwned: Implementation['assertOwned'] = async (
  { params },
  { database, person }: Context<'person'>,
) => {
  const id = Number(params.id);
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw notFound();
  await ownOrder(database, person.id, id);
};

/** Marks a call about the person's own order, named by `id` in the path. @throws Refusal 404 for any other */
export const owned = (implementation: Implementation): Implementation => ({ ...implementation, assertOwned });
