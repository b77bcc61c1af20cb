import type { AnyResource, BulkAnswer, ResourceRow, RowVerdict } from '@phila/contract';
import { and, arrayContains, arrayOverlaps, asc, desc, eq, gte } from 'drizzle-orm';
import type { AuditEntry } from '../audit/audit.ts';
import { auditEntries, type Difference } from '../audit/tables.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { isUnderWay } from './bulk-job.ts';
import { eachRow } from './each-row.ts';
import type { ResourceRows } from './resource-rows.ts';
import { newOperation, type ResourceWrites, type WriteResult } from './resource-writes.ts';
import type { UnknownRecord, WriteContext } from './stored-resource.ts';

const NOT_KEPT = 'What it was before is not kept';

const conflict = (message: string): Refusal => new Refusal(409, message);

/** The values that an entry replaced, as far as the audit has them. */
export const previousValues = (
  resource: AnyResource,
  { action, difference }: Pick<AuditEntry, 'action' | 'difference'>,
): UnknownRecord =>
  Object.fromEntries(
    (action === 'create' ? [] : (difference ?? []))
      .filter(({ field, isMasked }) => isMasked !== true && Object.hasOwn(resource.fields, field))
      .map(({ field, before }) => [field, before]),
  );

/**
 * Restores a row's fields to their state before a write, later changes included. Keeps it published or removed as it
 * is.
 * @throws Refusal 404 for an operation that did not change this row
 */
export const undoInRow = async <R extends AnyResource>(
  context: WriteContext,
  resource: R,
  rows: ResourceRows<R>,
  writes: ResourceWrites<R>,
  operationId: string,
  id: number,
): Promise<BulkAnswer> => {
  const ofRow = and(
    eq(auditEntries.resource, resource.name),
    arrayContains(auditEntries.rowIds, [String(id)]),
  );
  const [from] = await context.database
    .select({ version: auditEntries.version })
    .from(auditEntries)
    .where(and(eq(auditEntries.operation, operationId), ofRow))
    .orderBy(asc(auditEntries.version))
    .limit(1);
  if (from === undefined) throw notFound();
  const operation = newOperation(context, 'undo');
  return eachRow(context, resource, rows, operation, [id], async (inner) => {
    await rows.locked(inner, id);
    const entries = await inner.database
      .select({ action: auditEntries.action, difference: auditEntries.difference })
      .from(auditEntries)
      .where(and(ofRow, gte(auditEntries.version, from.version ?? 0)))
      .orderBy(desc(auditEntries.version));
    // Applies the oldest entry last, so that its values win.
    const before: UnknownRecord = Object.assign(
      {},
      ...entries.map((entry) => previousValues(resource, entry)),
    );
    if (Object.keys(before).length === 0) throw conflict(NOT_KEPT);
    return writes.update(inner, operation, id, before);
  });
};

/**
 * The ids of the rows that an operation changed.
 * @throws Refusal 404 for an unknown operation or another resource's; 409 while a job is still working on it
 */
export const rowsOfOperation = async (
  { database }: WriteContext,
  { name }: AnyResource,
  operation: string,
): Promise<number[]> => {
  if (await isUnderWay(database, operation)) throw conflict('This is still under way: please stop it first');
  const entries = await database
    .select({ rowIds: auditEntries.rowIds })
    .from(auditEntries)
    .where(and(eq(auditEntries.operation, operation), eq(auditEntries.resource, name)));
  if (entries.length === 0) throw notFound();
  return [...new Set(entries.map(({ rowIds }) => Number(rowIds[0])))];
};

/** All changes of an operation to a row: a file may change it on several lines. */
interface Done {
  action: string | null;
  version: number | null;
  /** The value of each field before its first change. */
  difference: ReadonlyMap<string, Difference>;
}

const followedBy = (
  before: Done | undefined,
  { action, version, difference }: Pick<AuditEntry, 'action' | 'version' | 'difference'>,
): Done => ({
  action: before?.action === 'create' ? 'create' : action,
  version,
  difference: new Map([
    ...(difference ?? []).map((one) => [one.field, one] as const),
    ...(before?.difference ?? []),
  ]),
});

/** Undoes an operation in each of these rows, unless the row changed since. */
export const undoRows = async <R extends AnyResource>(
  context: WriteContext,
  { resource, rows, writes }: { resource: R; rows: ResourceRows<R>; writes: ResourceWrites<R> },
  { operation: id, undoes }: { operation: string; undoes: string },
  ids: readonly number[],
): Promise<RowVerdict[]> => {
  const entries = await context.database
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.operation, undoes),
        eq(auditEntries.resource, resource.name),
        arrayOverlaps(auditEntries.rowIds, ids.map(String)),
      ),
    )
    .orderBy(asc(auditEntries.version));
  const byRow = new Map<number, Done>();
  for (const entry of entries) {
    const row = Number(entry.rowIds[0]);
    byRow.set(row, followedBy(byRow.get(row), entry));
  }
  const operation = { id, action: 'undo' };

  const takeBack = async (inner: WriteContext, id: number): Promise<WriteResult<R>> => {
    const { action, version, difference } = byRow.get(id) ?? {};
    if (action === 'remove' && !resource.isRestorable)
      throw conflict('It was removed for good and cannot be restored');
    const row = await rows.locked(inner, id);
    if (row.version !== version) throw conflict('It was changed again since');
    const isNew = row.removedAt === null && action === 'create';
    if (isNew) return writes.remove(inner, operation, id);
    if (action === 'remove') return writes.restore(inner, operation, id);
    return setBack(inner, row, [...(difference?.values() ?? [])]);
  };

  const setBack = async (
    inner: WriteContext,
    row: ResourceRow<R>,
    difference: readonly Difference[],
  ): Promise<WriteResult<R>> => {
    if (difference.length === 0 || difference.some(({ isMasked }) => isMasked)) throw conflict(NOT_KEPT);
    const before = Object.fromEntries(difference.map(({ field, before: value }) => [field, value]));
    if (Object.hasOwn(before, 'removedAt')) return writes.remove(inner, operation, row.id);
    if (Object.hasOwn(before, 'publishedAt')) {
      const at = before['publishedAt'] as string | null;
      return writes.publish(inner, operation, row.id, at === null ? null : new Date(at));
    }
    return writes.setBack(inner, operation, row, before);
  };

  return (await eachRow(context, resource, rows, operation, ids, takeBack)).rows;
};
