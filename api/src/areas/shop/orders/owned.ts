import type { Context, Implementation } from '../../../core/calls/implement.ts';
import { notFound } from '../../../core/http/refusal.ts';
import { ownOrder } from './orders.ts';

/** Another person's order is not there, whatever else was sent. */
const assertOwned: Implementation['assertOwned'] = async (
  { params },
  { database, person }: Context<'person'>,
) => {
  const id = Number(params.id);
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw notFound();
  await ownOrder(database, person.id, id);
};

/** A call about one order of the person's own, named by `id` in the path. @throws Refusal 404 for any other */
export const owned = (implementation: Implementation): Implementation => ({ ...implementation, assertOwned });
