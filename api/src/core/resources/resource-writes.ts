import {
  type AnyResource,
  type BodyOf,
  bodySchema,
  type FieldError,
  refusalOf,
  type ResourceRow,
  type Schema,
  visibleFields,
} from '@phila/contract';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from '../database/uuid-v7.ts';
import { checkBody } from '../http/check-part.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { unknownChoices } from '../records/lookup-choices.ts';
import { mergeUpdate } from '../records/merge-update.ts';
import { toColumn } from '../records/stored.ts';
import { changedSince, differenceOf, isSecret } from './changes.ts';
import type { ResourceRows } from './resource-rows.ts';
import { keyOf, type ResourceTable } from './resource-table.ts';
import type {
  Change,
  RowChoices,
  UnknownRecord,
  ResourceOptions,
  UpdateOptions,
  WriteContext,
} from './stored-resource.ts';
import type { ChoiceNames } from '../cells/cell.ts';

const NOT_IN_LIST = 'Please choose from the list';
const NONE: RowChoices = new Map();
const NOT_ONES_OWN = 'Organisation not found';

/** A call's writes, which can be undone together. */
export interface Operation {
  id: string;
  /** The action's name in the history: `update`. */
  action: string;
}

/** An operation on many rows, which does shared work once. */
interface OfMany<R extends AnyResource> extends Operation {
  /** The choices among stored rows, read once for the whole operation; default: read for each row. */
  names?: ChoiceNames;
  /** Collects its changes, for `afterAllRows` at the end; default: each change is followed up at once. */
  changes?: Change<R>[];
}

export const newOperation = ({ clock }: Pick<WriteContext, 'clock'>, action: string): Operation => ({
  id: uuidv7(clock.now()),
  action,
});

/** A row before and after a write; equal if nothing changed. */
export interface WriteResult<R extends AnyResource> {
  before: ResourceRow<R> | null;
  /** The row now, or as removed. */
  row: ResourceRow<R>;
  isChanged: boolean;
}

export interface ResourceWrites<R extends AnyResource> {
  create(context: WriteContext, operation: OfMany<R>, sent: UnknownRecord): Promise<WriteResult<R>>;
  update(
    context: WriteContext,
    operation: OfMany<R>,
    id: number,
    sent: UnknownRecord,
    options?: UpdateOptions,
  ): Promise<WriteResult<R>>;
  /** @param version required of the row; default: any, for calls that name several rows or none */
  remove(context: WriteContext, operation: Operation, id: number, version?: number): Promise<WriteResult<R>>;
  restore(context: WriteContext, operation: Operation, id: number, version?: number): Promise<WriteResult<R>>;
  /** @param at null for a draft */
  publish(
    context: WriteContext,
    operation: Operation,
    id: number,
    at: Date | null,
    version?: number,
  ): Promise<WriteResult<R>>;
  /** @throws Refusal 409, with the row, for another version */
  assertVersion(row: ResourceRow<R>, version: number | undefined): void;
  /** Restores fields of a locked row unchecked: an earlier state may return even if it breaks present rules. */
  setBack(
    context: WriteContext,
    operation: Operation,
    row: ResourceRow<R>,
    values: UnknownRecord,
  ): Promise<WriteResult<R>>;
  /** Records a change outside the row's columns, such as a picture. */
  note(context: WriteContext, operation: Operation, before: ResourceRow<R>): Promise<WriteResult<R>>;
  /** Follows up the changes of an operation on many rows. */
  afterAllRows(context: WriteContext, changes: readonly Change<R>[]): Promise<void>;
}

const refuse = (errors: FieldError[]): void => {
  if (errors.length > 0) throw new Refusal(422, errors[0]?.message ?? '', errors);
};

/** Makes every change of a resource's rows, so that each is checked, locked and recorded. */
export const resourceWrites = <R extends AnyResource>(
  resource: R,
  table: ResourceTable,
  rows: ResourceRows<R>,
  {
    codecs = {},
    choices = {},
    secrets = {},
    childTables = {},
    key = 'id',
    assertReached,
    lockBefore,
    computedColumns,
    check,
    assertRemovable,
    afterEachRow,
    afterAllRows,
  }: ResourceOptions<R>,
): ResourceWrites<R> => {
  const schema: Schema = bodySchema(resource);
  const title = resource.title;
  const keyColumn = keyOf(table, key);
  for (const [name, field] of Object.entries(resource.fields)) {
    if (isSecret(field) && secrets[name] === undefined)
      throw new Error(`${resource.name} does not say how ${name} is kept`);
  }

  const toColumns = (body: UnknownRecord): UnknownRecord =>
    Object.fromEntries(
      visibleFields(resource.fields).flatMap(([name, field]) => {
        if (!Object.hasOwn(body, name)) return [];
        if (secrets[name] !== undefined || childTables[name] !== undefined) return [];
        const value = toColumn(field, body[name]);
        const write = codecs[name]?.write;
        return [[name, write === undefined ? value : write(value as never)]];
      }),
    );

  /** Picks the secrets among these values: a new text, or null to remove the present one. */
  const secretsIn = (values: UnknownRecord): UnknownRecord =>
    Object.fromEntries(Object.entries(values).filter(([name]) => secrets[name] !== undefined));

  /** Seals secrets with the row's number. A new row must be inserted first, to have one. */
  const sealed = ({ sealing }: WriteContext, id: number, values: UnknownRecord): UnknownRecord =>
    Object.fromEntries(
      Object.entries(secrets).flatMap(([name, { column, about }]) => {
        if (!Object.hasOwn(values, name)) return [];
        const text = values[name];
        return [[column, typeof text === 'string' ? sealing.seal(text, about(id)) : null]];
      }),
    );

  const saveParts = async (
    context: WriteContext,
    { action }: Operation,
    id: number,
    values: UnknownRecord,
  ): Promise<void> => {
    const how = { isTakenBack: action === 'undo' };
    for (const [name, part] of Object.entries(childTables))
      if (Object.hasOwn(values, name)) await part.write(context, id, values[name], how);
  };

  /** Checks choices among stored rows. A row keeps an earlier choice. */
  const keptChoicesUnknown = async (
    { database }: WriteContext,
    { names = {} }: OfMany<R>,
    body: UnknownRecord,
    before: UnknownRecord | null,
  ): Promise<FieldError[]> => {
    const errors = await Promise.all(
      Object.entries(choices).map(async ([name, choicesOf]): Promise<FieldError[]> => {
        const ids = [body[name]].flat().filter((id) => id !== null && id !== undefined);
        const had = new Set([before?.[name]].flat());
        const areIn = (known: RowChoices): boolean =>
          ids.every(
            (id) => had.has(id) || (known.has(id as number) && known.retired?.has(id as number) !== true),
          );
        if (areIn(names[name] ?? NONE)) return [];
        // Reads choices again, because an earlier line of the file may have added it.
        return areIn(await choicesOf(database)) ? [] : [{ path: name, message: NOT_IN_LIST }];
      }),
    );
    return errors.flat();
  };

  const assertOwnerReached = ({ reaches }: WriteContext, body: UnknownRecord): void => {
    const osNo = resource.owner === 'site' ? null : ((body['osNo'] ?? null) as number | null);
    if (reaches(osNo)) return;
    if (resource.owner === 'site') throw new Refusal(403, refusalOf(`${resource.capability}.write`));
    refuse([{ path: 'osNo', message: osNo === null ? 'Please choose your organisation' : NOT_ONES_OWN }]);
  };

  /** Checks the values to be saved against every rule. */
  const checked = async (
    context: WriteContext,
    operation: OfMany<R>,
    sent: UnknownRecord,
    before: ResourceRow<R> | null,
  ): Promise<UnknownRecord> => {
    const body = checkBody(schema, mergeUpdate(resource, before, sent)) as UnknownRecord;
    refuse(unknownChoices(resource, body));
    refuse(await keptChoicesUnknown(context, operation, body, before));
    if (assertReached === undefined) assertOwnerReached(context, body);
    else assertReached(context, { body: body as BodyOf<R>, before });
    await check?.(context, { body: body as BodyOf<R>, before });
    const { version: _version, ...values } = body;
    return Object.fromEntries(
      Object.entries(values).filter(([name, value]) => value !== null || secrets[name] === undefined),
    );
  };

  const noteChange = (
    { recordChange }: WriteContext,
    { id: operation, action }: Operation,
    before: ResourceRow<R> | null,
    after: ResourceRow<R> | null,
    version: number,
    values: UnknownRecord = {},
  ): void => {
    const row = (after ?? before) as ResourceRow<R>;
    recordChange({
      rowId: row.id,
      before,
      after,
      resource: {
        name: resource.name,
        action,
        version,
        operation,
        difference: differenceOf(
          resource,
          before,
          after === null ? null : { ...after, ...secretsIn(values) },
        ),
      },
    });
  };

  /** Runs the resource's hooks after a change. */
  const follow = async (context: WriteContext, { changes }: OfMany<R>, change: Change<R>): Promise<void> => {
    await afterEachRow?.(context, change);
    if (changes === undefined) await afterAllRows?.(context, [change]);
    else changes.push(change);
  };

  const shownOne = async (
    { database }: WriteContext,
    row: UnknownRecord | undefined,
    isNew: boolean,
  ): Promise<ResourceRow<R>> => {
    const [made] = row === undefined ? [] : await rows.shown(database, [row], isNew);
    if (made === undefined) throw new Error(`A ${title} was not saved`);
    return made;
  };

  const columnsOf = (body: UnknownRecord): UnknownRecord => ({
    ...toColumns(body),
    ...computedColumns?.(body as BodyOf<R>),
  });

  const create: ResourceWrites<R>['create'] = async (context, operation, sent) => {
    await lockBefore?.(context, null, sent);
    const body = await checked(context, operation, sent, null);
    const [made] = (await context.database
      .insert(table)
      .values(columnsOf(body) as never)
      .returning()) as UnknownRecord[];
    const id = made?.[key] as number;
    const hidden = sealed(context, id, body);
    if (Object.keys(hidden).length > 0)
      await context.database
        .update(table)
        .set(hidden as never)
        .where(eq(keyColumn, id));
    await saveParts(context, operation, id, body);
    const row = await shownOne(context, made === undefined ? undefined : { ...made, ...hidden }, true);
    noteChange(context, operation, null, row, row.version, body);
    await follow(context, operation, { before: null, after: row });
    return { before: null, row, isChanged: true };
  };

  /**
   * Saves the columns of a locked row.
   * @param values other fields to save: its secrets and parts
   */
  const write = async (
    context: WriteContext,
    operation: OfMany<R>,
    before: ResourceRow<R>,
    columns: UnknownRecord,
    values: UnknownRecord = {},
  ): Promise<WriteResult<R>> => {
    const [changed] = await context.database
      .update(table)
      .set({
        ...columns,
        ...sealed(context, before.id, values),
        version: sql`${table.version} + 1`,
      } as never)
      .where(eq(keyColumn, before.id))
      .returning();
    await saveParts(context, operation, before.id, values);
    const row = await shownOne(context, changed as UnknownRecord | undefined, false);
    noteChange(context, operation, before, row, row.version, values);
    await follow(context, operation, { before, after: row });
    return { before, row, isChanged: true };
  };

  /** Requires a row that is not removed; only restoring changes a removed one. @throws Refusal 404 */
  const present = async (context: WriteContext, id: number): Promise<ResourceRow<R>> => {
    const row = await rows.locked(context, id);
    if (row.removedAt !== null) throw notFound();
    return row;
  };

  const stale = (current: ResourceRow<R>, errors: FieldError[] = []): Refusal =>
    new Refusal(409, `This ${title} was changed by somebody else`, errors, { value: current });

  const assertVersion: ResourceWrites<R>['assertVersion'] = (row, version) => {
    if (version !== undefined && version !== row.version) throw stale(row);
  };

  /** @throws Refusal 409, with the current row, if a field being changed was changed since the given version */
  const assertFresh = async (
    { database }: WriteContext,
    sent: UnknownRecord,
    current: ResourceRow<R>,
    values: UnknownRecord,
  ): Promise<void> => {
    const since = sent['version'];
    if (typeof since !== 'number' || since === current.version) return;
    const changed = await changedSince(database, resource, current, since);
    const differing = differenceOf(resource, current, { ...current, ...values }).map(({ field }) => field);
    const lost = differing.filter((field) => Object.hasOwn(sent, field) && (changed?.has(field) ?? true));
    if (lost.length === 0) return;
    throw stale(
      current,
      lost.map((path) => ({ path, message: 'Somebody else changed this' })),
    );
  };

  const update: ResourceWrites<R>['update'] = async (
    context,
    operation,
    id,
    sent,
    { isRevived = false, cleared = [] } = {},
  ) => {
    await lockBefore?.(context, id, sent);
    const before = isRevived ? await rows.locked(context, id) : await present(context, id);
    const taken = Object.fromEntries(cleared.map((name) => [name, null]));
    const body = await checked(context, operation, sent, { ...before, ...taken });
    const values = { ...rows.asRead(body), ...taken };
    await assertFresh(context, sent, before, values);
    const isBack = before.removedAt !== null;
    if (!isBack && differenceOf(resource, before, { ...before, ...values }).length === 0)
      return { before, row: before, isChanged: false };
    const columns = { ...columnsOf(body), ...(isBack ? { deletedAt: null } : {}) };
    return write(context, operation, before, columns, { ...body, ...taken });
  };

  const remove: ResourceWrites<R>['remove'] = async (context, operation, id, version) => {
    await lockBefore?.(context, id, {});
    const before = await present(context, id);
    assertVersion(before, version);
    await assertRemovable?.(context, before);
    if (resource.isRestorable) return write(context, operation, before, { deletedAt: context.clock.now() });
    await context.database.delete(table).where(eq(keyColumn, id));
    noteChange(context, operation, before, null, before.version + 1);
    await follow(context, operation, { before, after: null });
    return { before, row: before, isChanged: true };
  };

  const restore: ResourceWrites<R>['restore'] = async (context, operation, id, version) => {
    await lockBefore?.(context, id, {});
    const before = await rows.locked(context, id);
    assertVersion(before, version);
    if (before.removedAt === null) return { before, row: before, isChanged: false };
    // Checks it again, because its name, for example, may have been taken in the meantime.
    await checked(context, operation, {}, before);
    return write(context, operation, before, { deletedAt: null });
  };

  const publish: ResourceWrites<R>['publish'] = async (context, operation, id, at, version) => {
    const before = await present(context, id);
    assertVersion(before, version);
    if (before.publishedAt === (at?.toISOString() ?? null)) return { before, row: before, isChanged: false };
    return write(context, operation, before, { publishedAt: at });
  };

  return {
    create,
    update,
    remove,
    restore,
    publish,
    assertVersion,
    setBack: (context, operation, row, values) =>
      write(
        context,
        operation,
        row,
        { ...toColumns(values), ...computedColumns?.({ ...row, ...values } as BodyOf<R>) },
        values,
      ),
    note: (context, operation, before) => write(context, operation, before, {}),
    afterAllRows: async (context, changes) => {
      if (changes.length > 0) await afterAllRows?.(context, changes);
    },
  };
};
