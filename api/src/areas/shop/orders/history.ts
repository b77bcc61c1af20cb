import type { OrderState } from '@phila/contract';
import { asc, eq, max, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../core/database/open.ts';
import { accounts } from '../../../core/accounts/tables.ts';
import { mayBecome } from './order-states.ts';
import type { StepCause } from './step-causes.ts';
import { shopOrderHistory, shopOrders } from './tables.ts';

export type StoredOrder = typeof shopOrders.$inferSelect;

type Changes = Partial<typeof shopOrders.$inferInsert>;

/**
 * Locks an order until the transaction ends; call it before any change to the order. Locks the account first, because
 * deleting an account locks the account and then its orders: granting products, which refers to the account, would
 * otherwise deadlock with the deletion.
 */
export const lockOrder = async (tx: Database, id: number): Promise<StoredOrder | null> => {
  const [known] = await tx
    .select({ personId: shopOrders.personId })
    .from(shopOrders)
    .where(eq(shopOrders.id, id));
  if (known === undefined) return null;
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, known.personId)).for('key share');
  return (await tx.select().from(shopOrders).where(eq(shopOrders.id, id)).for('update'))[0] ?? null;
};

/** Orders that a task handles in one transaction. */
export const TAKEN_AT_ONCE = 50;

/**
 * Locks a task's first `TAKEN_AT_ONCE` orders. Skips orders locked elsewhere until the next round.
 * @param since sorts the orders, the longest due first
 */
export const lockDue = (tx: Database, condition: SQL | undefined, since: PgColumn): Promise<StoredOrder[]> =>
  tx
    .select()
    .from(shopOrders)
    .where(condition)
    .orderBy(asc(since))
    .limit(TAKEN_AT_ONCE)
    .for('update', { skipLocked: true });

/** Explains a step of an order: by a kind of the site's own, or in an administrator's words. */
export interface Why {
  cause?: StepCause | null;
  reason?: string | null;
}

export const noteState = async (
  tx: Database,
  orderId: number,
  state: OrderState,
  at: Date,
  { cause = null, reason = null }: Why = {},
): Promise<void> => {
  const [last] = await tx
    .select({ step: max(shopOrderHistory.step) })
    .from(shopOrderHistory)
    .where(eq(shopOrderHistory.orderId, orderId));
  await tx
    .insert(shopOrderHistory)
    .values({ orderId, step: (last?.step ?? 0) + 1, state, at, cause, reason });
};

/**
 * Moves a locked order to its next state and records the step.
 * @throws if the state machine does not allow it; the caller checks first
 */
export const moveOrder = async (
  tx: Database,
  order: StoredOrder,
  to: OrderState,
  at: Date,
  { cause = null, reason = null, ...changes }: Changes & Why = {},
): Promise<StoredOrder> => {
  if (!mayBecome(order.state, to)) throw new Error(`An order cannot go from ${order.state} to ${to}`);
  const [moved] = await tx
    .update(shopOrders)
    .set({ ...changes, state: to })
    .where(eq(shopOrders.id, order.id))
    .returning();
  if (moved === undefined) throw new Error('The order is gone');
  await noteState(tx, order.id, to, at, { cause, reason });
  return moved;
};

/** Changes a locked order without changing its state. */
export const changeOrder = async (tx: Database, id: number, changes: Changes): Promise<StoredOrder> => {
  const [after] = await tx.update(shopOrders).set(changes).where(eq(shopOrders.id, id)).returning();
  if (after === undefined) throw new Error('The order is gone');
  return after;
};
