import {
  type AnyCall,
  type AnyResource,
  type BulkAnswer,
  type BulkBody,
  type ChangeEntry,
  MAX_AT_ONCE,
  MAX_IN_JOB,
  type ReceivedFile,
  resourceCalls,
  type ResourceQuery,
  type ResourceRow,
  southAfricanDay,
  VERSION_NEEDED,
} from '@phila/contract';
import { csv, type SheetFormat } from '@phila/contract/spreadsheet';
import type { Implementation } from '../calls/implement.ts';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import { namesOfAccounts } from '../accounts/names-of-accounts.ts';
import { sheetReply } from '../spreadsheet/sheet-reply.ts';
import { askForBulkJob } from './bulk-job.ts';
import { changesOf, shownChanges } from './changes.ts';
import { eachRow, placesInOrder, yieldBetweenRows } from './each-row.ts';
import { resourceRows } from './resource-rows.ts';
import { resourceTable, type ResourceTable } from './resource-table.ts';
import { assertStepUpForMany } from '../step-up/second-factor.ts';
import { newOperation, type Operation, resourceWrites, type WriteResult } from './resource-writes.ts';
import { columnsOfFile, importFile, type ReadRows, readRowsFile } from './rows-file.ts';
import type { RowsAct } from './rows-act.ts';
import type {
  Change,
  UnknownRecord,
  ResourceOptions,
  StoredResource,
  WriteContext,
} from './stored-resource.ts';
import { specifiedAnswers } from './specified-answers.ts';
import { rowsOfOperation, undoRows, undoInRow, previousValues } from './undo.ts';
import type { ChoiceNames } from '../cells/cell.ts';

const tooMany = (most: number): Refusal => {
  const message = `At most ${most.toLocaleString('en-ZA')} at once: please narrow the filter`;
  return new Refusal(422, message, [{ path: 'rows', message }]);
};

/** The time of publication: a later time, or now by the server's clock, never the client's. */
const momentOf = (at: string | null, now: Date): Date | null => {
  if (at === null) return null;
  return at === 'now' ? now : new Date(at);
};

/**
 * Builds the service's side of a resource: its rows, writes and answers.
 * @param table its table, or the name to derive it under
 * @param options its special behaviour
 */
export const storeResource = <R extends AnyResource>(
  table: ResourceTable | string,
  resource: R,
  options: ResourceOptions<R> = {},
): StoredResource<R> => {
  const kept = typeof table === 'string' ? resourceTable(table, resource) : table;
  const rows = resourceRows(resource, kept, options);
  const writes = resourceWrites(resource, kept, rows, options);
  const calls = resourceCalls(resource);
  const { choices = {}, pictures } = options;

  const choiceNames = async (database: Database): Promise<ChoiceNames> =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(choices).map(async ([field, of]) => [field, await of(database)] as const),
      ),
    );

  const history = async (context: WriteContext, id: number): Promise<ChangeEntry[]> => {
    const { database } = context;
    await rows.one(context, id);
    const [entries, names] = await Promise.all([changesOf(database, resource, id), choiceNames(database)]);
    const people = await namesOfAccounts(
      database,
      entries.map(({ actorId }) => actorId),
    );
    return entries.map(({ id: entry, at, actorId, action, version, operation, difference }) => ({
      id: entry,
      operation:
        Object.keys(previousValues(resource, { action, difference })).length === 0 ? null : operation,
      at: at.toISOString(),
      by: people.get(actorId) ?? null,
      action: action ?? '',
      version: version ?? 0,
      fields: shownChanges(resource, difference ?? [], names),
    }));
  };

  const act: StoredResource<R>['act'] = async (context, { action, set, undoes, operation: id, at }, ids) => {
    if (action === 'undo')
      return undoRows(context, { resource, rows, writes }, { operation: id, undoes: undoes ?? '' }, ids);
    const changes: Change<R>[] = [];
    const operation = { id, action: action === 'change' ? 'update' : action, changes };
    const actOnRow = (inner: WriteContext, row: number): Promise<WriteResult<R>> => {
      switch (action) {
        case 'remove':
          return writes.remove(inner, operation, row);
        case 'restore':
          return writes.restore(inner, operation, row);
        case 'publish':
          return writes.publish(inner, operation, row, at);
        case 'withdraw':
          return writes.publish(inner, operation, row, null);
        case 'change':
          return writes.update(inner, operation, row, set ?? {});
      }
    };
    const answer = await eachRow(context, resource, rows, operation, ids, actOnRow);
    await writes.afterAllRows(context, changes);
    return answer.rows;
  };

  /** Requires confirmation for many rows, unless the resource itself already did. */
  const assertAskedForMany = async (context: WriteContext, count: number): Promise<void> => {
    if (resource.stepUp === null) await assertStepUpForMany(context, count);
  };

  /** Acts within the call, or in a job if there are too many rows. */
  const actOnAll = async (
    context: WriteContext,
    what: Omit<RowsAct, 'operation' | 'at'>,
    ids: readonly number[],
  ): Promise<BulkAnswer> => {
    await assertAskedForMany(context, ids.length);
    const { id: operation } = newOperation(context, what.action);
    const whole = { ...what, operation, at: context.clock.now() };
    if (ids.length <= MAX_AT_ONCE) return { operation, rows: await act(context, whole, ids) };
    return { operation, rows: [], job: await askForBulkJob(context, resource, whole, ids) };
  };

  const bulk = async (
    context: WriteContext,
    { action, rows: chosen, set }: BulkBody,
  ): Promise<BulkAnswer> => {
    const isNamed = Array.isArray(chosen);
    const most = isNamed ? MAX_AT_ONCE : MAX_IN_JOB;
    const wanted = isNamed ? chosen : await rows.ids(context, chosen as ResourceQuery<R>, most + 1);
    if (wanted.length > most) throw tooMany(most);
    return actOnAll(context, { action, set }, wanted);
  };

  const undo = async (context: WriteContext, operation: string): Promise<BulkAnswer> =>
    actOnAll(
      context,
      { action: 'undo', undoes: operation },
      await rowsOfOperation(context, resource, operation),
    );

  const order = async (context: WriteContext, ids: readonly number[]) => {
    const field = resource.orderedBy ?? '';
    const operation = newOperation(context, 'order');
    const distinct = [...new Set(ids)];
    await assertAskedForMany(context, distinct.length);
    const locked = new Map<number, ResourceRow<R>>();
    for (const id of distinct.toSorted((a, b) => a - b)) locked.set(id, await rows.locked(context, id));
    const places = placesInOrder([...locked.values()], field);
    const given = new Map(distinct.map((id, at) => [id, places[at] ?? 0]));
    for (const [id, place] of await madeRoom(context, field, distinct, places.at(-1) ?? 0))
      given.set(id, place);
    const answer = await eachRow(context, resource, rows, operation, [...given.keys()], (inner, id) =>
      writes.update(inner, operation, id, { [field]: given.get(id) }),
    );
    return { ...answer, rows: answer.rows.filter(({ id }) => locked.has(id)) };
  };

  /**
   * Moves the rows behind reordered rows that shared a place, so that none ends up among them. Stops at the first gap.
   */
  const madeRoom = async (
    context: WriteContext,
    field: string,
    ids: readonly number[],
    last: number,
  ): Promise<[id: number, place: number][]> => {
    const all = await rows.ids(context, {} as ResourceQuery<R>, MAX_IN_JOB);
    const end = all.findLastIndex((one) => ids.includes(one));
    const moved: [number, number][] = [];
    let before = last;
    for (const id of end === -1 ? [] : all.slice(end + 1)) {
      const row: UnknownRecord = await rows.locked(context, id);
      if (Number(row[field] ?? 0) > before) break;
      before += 1;
      moved.push([id, before]);
    }
    return moved;
  };

  const keepPicture = async (
    context: WriteContext,
    operation: Operation,
    {
      id,
      picture,
      file,
      field,
      version,
    }: {
      id: number;
      picture: string;
      file: ReceivedFile | null;
      field?: string | undefined;
      version?: number | undefined;
    },
  ): Promise<WriteResult<R>> => {
    const type = resource.pictures[picture]?.type;
    const before = await rows.locked(context, id);
    writes.assertVersion(before, version);
    if (pictures === undefined || type === undefined) throw new Error(`${resource.name} keeps no pictures`);
    if (file === null) await pictures.remove(context, type, id);
    else await pictures.keep(context, { type, itemId: id, file, field });
    return writes.note(context, operation, before);
  };

  const exportRows = async (
    context: WriteContext,
    { Format, ...query }: ResourceQuery<R> & { Format?: SheetFormat | undefined },
  ) =>
    sheetReply(
      { Format },
      `${resource.name} ${southAfricanDay(context.clock.now())}`,
      columnsOfFile(resource, await choiceNames(context.database)),
      rows.pieces(context, query as ResourceQuery<R>),
    );

  type Input = {
    params: { id: number; picture: string };
    query: ResourceQuery<R> & { Version?: number };
    body: UnknownRecord;
    file: ReceivedFile;
  };
  const answers: Implementation[] = [];
  const answer = (
    call: AnyCall | undefined,
    handler: (input: Input, context: WriteContext) => Promise<unknown>,
  ): void => {
    if (call !== undefined) answers.push({ call, handler: handler as Implementation['handler'] });
  };
  /** Answers a call that writes a row. */
  const answerWrite = (
    call: AnyCall | undefined,
    action: string,
    write: (
      context: WriteContext,
      operation: ReturnType<typeof newOperation>,
      input: Input,
    ) => Promise<WriteResult<R>>,
  ): void =>
    answer(call, async (input, context) => {
      const operation = newOperation(context, action);
      const { row } = await write(context, operation, input);
      return { operation: operation.id, row };
    });

  answer(calls.list, ({ query }, context) => rows.list(context, query));
  answer(calls.count, ({ query }, context) => rows.count(context, query));
  answer(calls.read, ({ params }, context) => rows.one(context, params.id));
  answer(calls.history, ({ params }, context) => history(context, params.id));
  answer(calls.exportRows, ({ query }, context) => exportRows(context, query));
  answerWrite(calls.create, 'create', (context, operation, { body }) =>
    writes.create(context, operation, body),
  );
  answerWrite(calls.update, 'update', (context, operation, { params, body }) => {
    // Requires the version only here: the specification's calls for the same rows may leave it out.
    if (typeof body['version'] !== 'number')
      throw new Refusal(422, VERSION_NEEDED, [{ path: 'version', message: VERSION_NEEDED }]);
    return writes.update(context, operation, params.id, body);
  });
  answerWrite(calls.remove, 'remove', (context, operation, { params, query }) =>
    writes.remove(context, operation, params.id, query.Version),
  );
  answerWrite(calls.restore, 'restore', (context, operation, { params, query }) =>
    writes.restore(context, operation, params.id, query.Version),
  );
  answerWrite(calls.publish, 'publish', (context, operation, { params, query, body }) => {
    const at = momentOf(body['at'] as string | null, context.clock.now());
    return writes.publish(context, operation, params.id, at, query.Version);
  });
  answer(calls.order, ({ body }, context) => order(context, body['ids'] as number[]));
  answer(calls.bulk, ({ body }, context) => bulk(context, body as unknown as BulkBody));
  answer(calls.undo, ({ body: { operation, id } }, context) =>
    id === undefined
      ? undo(context, String(operation))
      : undoInRow(context, resource, rows, writes, String(operation), Number(id)),
  );
  answers.push({
    call: calls.importRows,
    prepare: ({ file }: Input) => readRowsFile(file),
    handler: async ({ body }: Input, context: WriteContext, read: ReadRows) =>
      importFile(
        context,
        { resource, rows, writes, names: await choiceNames(context.database) },
        read,
        body['dryRun'] === 'true',
      ),
  });
  answerWrite(calls.savePicture, 'picture', (context, operation, { params, query, file }) =>
    keepPicture(context, operation, { ...params, file, version: query.Version }),
  );
  answerWrite(calls.removePicture, 'removePicture', (context, operation, { params, query }) =>
    keepPicture(context, operation, { ...params, file: null, version: query.Version }),
  );

  const createSeveral: StoredResource<R>['createSeveral'] = async (context, sent) => {
    const changes: Change<R>[] = [];
    const names = await choiceNames(context.database);
    const operation = { ...newOperation(context, 'create'), names, changes };
    const made: ResourceRow<R>[] = [];
    const turn = yieldBetweenRows();
    for (const one of sent) {
      await turn();
      made.push((await writes.create(context, operation, one)).row);
    }
    await writes.afterAllRows(context, changes);
    const columns = columnsOfFile(resource, names);
    let file = '';
    for await (const piece of csv(columns, made)) file += piece;
    return { operation: operation.id, rows: made, file };
  };

  const rowOf = async (written: Promise<WriteResult<R>>): Promise<ResourceRow<R>> => (await written).row;
  const own: Pick<StoredResource<R>, 'create' | 'update' | 'remove' | 'restore' | 'savePicture'> = {
    create: (context, sent) => rowOf(writes.create(context, newOperation(context, 'create'), sent)),
    update: (context, id, sent, options) =>
      rowOf(writes.update(context, newOperation(context, 'update'), id, sent, options)),
    remove: async (context, id) => {
      await writes.remove(context, newOperation(context, 'remove'), id);
      return true;
    },
    restore: (context, id) => rowOf(writes.restore(context, newOperation(context, 'restore'), id)),
    savePicture: (context, id, picture, file, field) =>
      rowOf(keepPicture(context, newOperation(context, 'picture'), { id, picture, file, field })),
  };
  return {
    ...own,
    resource,
    table: kept,
    answers: [...answers, ...specifiedAnswers(resource, own, options.specified)],
    shown: (database, stored) => rows.shown(database, stored),
    list: rows.list,
    createSeveral,
    act,
  };
};
