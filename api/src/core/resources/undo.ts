import type { AnyResource, BulkAnswer, ResourceRow } from '@phila/contract';
import { and, eq } from 'drizzle-orm';
import { auditEntries, type Difference } from '../audit/tables.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { eachRow } from './each-row.ts';
import type { ResourceRows } from './resource-rows.ts';
import { newOperation, type ResourceWrites, type Written } from './resource-writes.ts';
import type { WriteContext } from './stored-resource.ts';

const conflict = (message: string): Refusal => new Refusal(409, message);

/**
 * Takes back what one call did, in each of its rows that was not changed again since.
 * @throws Refusal 404 for an operation of another resource, or of none
 */
export const undo = async <R extends AnyResource>(
  context: WriteContext,
  resource: R,
  rows: ResourceRows<R>,
  writes: ResourceWrites<R>,
  operationId: string,
): Promise<BulkAnswer> => {
  const entries = await context.database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.operation, operationId), eq(auditEntries.resource, resource.name)));
  if (entries.length === 0) throw notFound();
  const byRow = new Map(entries.map((entry) => [Number(entry.rowIds[0]), entry]));
  const operation = newOperation(context, 'undo');

  const takeBack = async (inner: WriteContext, id: number): Promise<Written<R>> => {
    const { action, version, difference } = byRow.get(id) ?? {};
    if (action === 'remove' && !resource.isRestorable)
      throw conflict('It was removed for good and cannot be brought back');
    const row = await rows.locked(inner, id);
    if (row.version !== version) throw conflict('It was changed again since');
    const isNew = difference !== null && row.removedAt === null && action === 'create';
    if (isNew) return writes.remove(inner, operation, id);
    if (action === 'remove') return writes.restore(inner, operation, id);
    return setBack(inner, row, difference ?? []);
  };

  const setBack = async (
    inner: WriteContext,
    row: ResourceRow<R>,
    difference: readonly Difference[],
  ): Promise<Written<R>> => {
    if (difference.length === 0 || difference.some(({ isMasked }) => isMasked))
      throw conflict('What it was before is not kept');
    const before = Object.fromEntries(difference.map(({ field, before: value }) => [field, value]));
    if (Object.hasOwn(before, 'removedAt')) return writes.remove(inner, operation, row.id);
    if (Object.hasOwn(before, 'publishedAt')) {
      const at = before['publishedAt'] as string | null;
      return writes.publish(inner, operation, row.id, at === null ? null : new Date(at));
    }
    return writes.setBack(inner, operation, row, before);
  };

  return eachRow(context, resource, rows, operation, [...byRow.keys()], takeBack);
};
