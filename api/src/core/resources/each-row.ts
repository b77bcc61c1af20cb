import type { AnyResource, BulkAnswer, ResourceRow, RowVerdict } from '@phila/contract';
import type { Refusal } from '../http/refusal.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { refusalOfRow } from './refused-row.ts';
import type { ResourceRows } from './resource-rows.ts';
import type { Operation, WriteResult } from './resource-writes.ts';
import type { UnknownRecord, WriteContext } from './stored-resource.ts';

/** The field that names a row. */
export const nameOf = ({ named }: AnyResource, row: UnknownRecord): string => String(row[named] ?? '');

/** The text of a refusal, each message with the label of its field. */
export const refusalText = (resource: AnyResource, { message, errors = [] }: Refusal): string => {
  const said = errors.map((error) => {
    const label = resource.fields[error.path]?.label;
    return label === undefined ? error.message : `${label}: ${error.message}`;
  });
  return said.length === 0 ? message : said.join('. ');
};

/**
 * The pause between turns, as a multiple of their time: row locks block other writers, and in the embedded database
 * everybody.
 */
const REST = 0.5;

/** Await it before each of up to a thousand rows of a transaction, so that other requests get their turn. */
export const yieldBetweenRows = () => yieldToEventLoop(REST);

/**
 * Applies an action to each row in its own savepoint: a refused or failed row stays unchanged. Takes rows by ascending
 * id, so that concurrent calls cannot deadlock.
 */
export const eachRow = async <R extends AnyResource>(
  context: WriteContext,
  resource: R,
  rows: ResourceRows<R>,
  operation: Operation,
  ids: readonly number[],
  act: (context: WriteContext, id: number) => Promise<WriteResult<R>>,
): Promise<BulkAnswer> => {
  const verdicts: RowVerdict[] = [];
  const nameBefore = async (id: number): Promise<string> => {
    try {
      return nameOf(resource, await inSavepoint(context, (inner) => rows.one(inner, id)));
    } catch (error) {
      refusalOfRow(context, error);
      return '';
    }
  };
  const turn = yieldBetweenRows();
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    await turn();
    try {
      const { row } = await inSavepoint(context, (inner) => act(inner, id));
      verdicts.push({ id, name: nameOf(resource, row), isDone: true, message: null });
    } catch (error) {
      const refusal = refusalOfRow(context, error);
      const message = refusal.status === 404 ? 'It no longer exists' : refusalText(resource, refusal);
      verdicts.push({ id, name: await nameBefore(id), isDone: false, message });
    }
  }
  return { operation: operation.id, rows: verdicts };
};

/** Undoes only this work if it is refused, its recorded changes included. */
export const inSavepoint = async <T>(
  context: WriteContext,
  act: (context: WriteContext) => Promise<T>,
): Promise<T> => {
  const noted: Parameters<WriteContext['recordChange']>[0][] = [];
  const result = await context.database.transaction((tx) =>
    act({ ...context, database: tx, recordChange: (change) => noted.push(change) }),
  );
  for (const change of noted) context.recordChange(change);
  return result;
};

/** Assigns the rows' own places to them in the order of these ids. */
export const placesInOrder = <R extends AnyResource>(
  rows: readonly ResourceRow<R>[],
  field: string,
): number[] => {
  const places = rows.map((row) => Number((row as UnknownRecord)[field] ?? 0)).toSorted((a, b) => a - b);
  // Makes equal places distinct; otherwise those rows would sort by id.
  for (let at = 1; at < places.length; at += 1)
    places[at] = Math.max(places[at] ?? 0, (places[at - 1] ?? 0) + 1);
  return places;
};
