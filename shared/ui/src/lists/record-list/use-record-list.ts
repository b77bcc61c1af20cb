import { type ClientCall, mutationOf } from '@phila/contract/calls';
import { toBody, toForm, type BodyOf, type RowOf } from '@phila/contract/records';
import { CallError, newIdempotencyKey, refreshReads, send } from '@phila/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useConfirmedWrite } from '../../forms/confirm-password/index.ts';
import type { Order } from '../data-table/index.ts';
import { useHeldRows, useListAddress, type TableView } from '../list/index.ts';
import { arrange } from './arrange.ts';
import { cachedRow, rowAdded, rowChanged, rowsRemoved } from './cached-rows.ts';
import { columnsOf, rowName, type NameOf } from './columns.ts';
import { callsOf, removeOf, updateOf, type Row, type TableRecord } from './table-record.ts';
import { useNames } from './use-names.ts';

const NO_ID = 'Something happened, please try again later.';
const GONE = 'This was deleted elsewhere in the meantime';
const NOT_CONFIRMED = 'Nothing was changed: it needs your code.';
const SOME_GONE = 'Some of these were deleted elsewhere in the meantime. Please choose again.';

export interface RecordListOptions {
  /** Other reads that depend on these records, fetched again after a change. */
  refreshes?: readonly Pick<ClientCall, 'path'>[];
  /** The initial order; default: as added. */
  order?: Order | undefined;
  /** The page sizes, the first as default; default: the specification's (records). */
  sizes?: readonly [number, ...number[]] | undefined;
  /** The most rows to show on one page. */
  onePageUpTo?: number;
}

/** A list of rows, with the ways to search and change it. */
export interface RecordList<One extends { id: string }, Body> {
  /** `empty`: there are no rows, whatever the search. */
  state: 'waiting' | 'failed' | 'empty' | 'ready';
  /** The error of the failed read. */
  error: CallError | null;
  /** Repeats the failed read. */
  retry: () => Promise<unknown>;
  /** The rows of the page. */
  rows: readonly One[];
  /** The number of rows without a search. */
  total: number;
  /** The number of rows found. */
  matching: number;
  /** True while other rows load; the former ones are still given. */
  busy: boolean;
  /** The id of the row saved last, if it is on the page. */
  fresh: string | null;

  term: string;
  search: (term: string) => void;
  order: Order | null;
  /** Sorts; `null` for the order of adding. */
  sort: (order: Order | null) => void;
  page: number;
  pages: number;
  turnTo: (page: number) => void;
  size: number;
  sizes: readonly number[];
  resize: (size: number) => void;

  /** True if several can be deleted at once: the record has a call for it. */
  canSelect: boolean;
  selected: ReadonlySet<string>;
  select: (ids: readonly string[], on: boolean) => void;

  /** Names a row without its masked numbers: 'Thandi Mokoena'; '' if nothing names it. */
  nameOf: (row: One) => string;
  /** Gives the name behind a lookup's id; undefined while its list loads. */
  lookUp: NameOf;

  /** Starts a new filling of the form, so that `add` adds another row, even if the last attempt had no reply. */
  beginAdding: () => void;
  /**
   * Adds a row and shows its page. If called again without `beginAdding` after a lost reply, adds no second row: the
   * saved row takes the latest values. Like all changes, fails with a `CallError` that has a text for the person.
   */
  add: (body: Body) => Promise<One>;
  /** Finds a row that was read, on any page; undefined if none. */
  rowOf: (id: string) => One | undefined;
  /** Changes a row. `body.version` is the edited row's: a stale version fails with 409 and the current row. */
  update: (row: Pick<One, 'id'>, body: Body) => Promise<One>;
  /** Deletes a row; true if it can be restored. */
  remove: (row: One) => Promise<boolean>;
  /** Deletes the selected rows, on all pages; only where `canSelect`. True if they can be restored. */
  removeSelected: () => Promise<boolean>;
  /** The rows deleted last and not yet restored; empty if they cannot be. */
  removed: readonly One[];
  /** Restores the rows deleted last; after a failure, the remaining ones. */
  putBack: () => Promise<void>;
  /** Gives up restoring. */
  forgetRemoved: () => void;
  /** The dialog for the service's confirmation, such as a code for bank details; the screen must draw it. */
  dialog: ReactNode;
}

/** The sizes of specification: records; the first is the default. */
const PAGE_SIZES = [5, 10, 25] as const;

/**
 * Finds in an error the row that an earlier request with the same key added, when its reply was lost; null for any
 * other error.
 */
const savedBefore = (error: unknown): Row | null => {
  if (!(error instanceof CallError) || error.status !== 422) return null;
  const { value } = error;
  return typeof value === 'object' && value !== null && 'id' in value && 'version' in value
    ? (value as Row)
    : null;
};

/**
 * Reads, searches, sorts and pages a person's records, and adds, changes and deletes them; draws nothing. A change is
 * in `rows` at once, and the list is read again.
 */
export const useRecordList = <R extends TableRecord>(
  record: R,
  { refreshes = [], order, sizes = PAGE_SIZES, onePageUpTo = 0 }: RecordListOptions = {},
): RecordList<RowOf<R> & { id: string }, BodyOf<R>> => {
  const type: TableRecord = record;
  const { list, ...calls } = useMemo(() => callsOf(type), [type]);
  const client = useQueryClient();
  const lookUp = useNames(type);
  const address = useListAddress({ sizes, isPersonal: true });
  const { view: chosen, changeView } = address;
  const view = useMemo(() => ({ ...chosen, order: chosen.order ?? order ?? null }), [chosen, order]);
  /** The id of a row just saved; the list shows its page. */
  const [fresh, setFresh] = useState<string | null>(null);
  const shown = useHeldRows(
    list,
    { ...address, view },
    {
      arrange: useCallback(
        (rows: readonly RowOf<TableRecord>[], { search, order }: TableView) =>
          arrange(
            rows as readonly Row[],
            columnsOf(type),
            { term: search, order },
            lookUp,
          ) as RowOf<TableRecord>[],
        [type, lookUp],
      ),
      onePageUpTo,
      reveal: ({ id }) => id === fresh,
    },
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<readonly Row[]>([]);

  const writing = { refreshes: [list, ...refreshes] };
  const change = useMutation(mutationOf(calls.update, writing));
  const removeOne = useMutation(mutationOf(calls.remove, writing));
  const removeSeveral = useMutation(mutationOf(calls.bulk ?? calls.remove, writing));

  const { write, dialog } = useConfirmedWrite();
  const asked = async <T>(work: () => Promise<T>): Promise<T> => {
    const made = await write(work);
    if (!made.done) throw new CallError(0, NOT_CONFIRMED);
    return made.value;
  };

  /** Adds a row for one filling of the form, or for one restored row; never twice with the same key. */
  const create = async (body: BodyOf<TableRecord>, key: string): Promise<Row> => {
    const added = (await asked(() =>
      send(calls.create, { body }, { idempotencyKey: key }),
    )) as unknown as Row;
    void refreshReads(writing.refreshes);
    return added;
  };
  const addingKey = useRef<string | null>(null);
  const beginAdding = () => {
    addingKey.current = null;
  };
  /** The keys of rows being restored. */
  const putBackKeys = useRef(new Map<string, string>());

  const find = (to: Partial<TableView>) => {
    setFresh(null);
    changeView(to);
  };
  const readAgain = () => void refreshReads([list]);

  /** Reads the list again if a row was deleted elsewhere, so that the person sees the rest. */
  const orGone = (error: unknown, text = GONE): never => {
    if (!(error instanceof CallError) || error.status !== 404) throw error;
    readAgain();
    throw new CallError(404, text);
  };

  const add = async (body: BodyOf<TableRecord>): Promise<Row> => {
    const key = (addingKey.current ??= newIdempotencyKey());
    const added = await create(body, key).catch((error: unknown) => {
      // Reads the list again if no reply came: the row may have been added.
      if (error instanceof CallError && error.status === 0) readAgain();
      // Updates the row if it was added, and the entries have changed since.
      const saved = savedBefore(error);
      if (saved === null) throw error;
      return update(saved, { ...body, version: saved.version });
    });
    addingKey.current = null;
    rowAdded(client, list.path, added);
    // Clears the search and shows the new row's page.
    setFresh(added.id);
    if (view.search !== '') changeView({ search: '' });
    return added;
  };

  const update = async ({ id }: { id: string }, body: BodyOf<TableRecord>): Promise<Row> => {
    const changed = (await asked(() => change.mutateAsync(updateOf(type, calls.update, id, body))).catch(
      (error: unknown) => orGone(error),
    )) as unknown as Row;
    rowChanged(client, list.path, changed);
    setFresh(changed.id);
    return changed;
  };

  /** Finds the rows before a deletion: after it they are no longer in the cache. */
  const known = (ids: readonly string[]): Row[] =>
    ids.flatMap((id) => cachedRow(client, list.path, id) ?? []);
  /** Removes deleted rows from the lists, and keeps them for Undo if all are known. */
  const takeOut = (ids: readonly string[], rows: readonly Row[]): boolean => {
    const isWhole = rows.length === ids.length;
    setRemoved(isWhole ? rows : []);
    rowsRemoved(client, list.path, ids);
    setSelected((now) => new Set([...now].filter((id) => !ids.includes(id))));
    return isWhole;
  };
  const putBack = async (): Promise<void> => {
    for (const [at, row] of removed.entries()) {
      const key = putBackKeys.current.get(row.id) ?? newIdempotencyKey();
      putBackKeys.current.set(row.id, key);
      const added = await create(toBody(type, toForm(type, row)), key);
      rowAdded(client, list.path, added);
      setRemoved(removed.slice(at + 1));
    }
  };
  const remove = async (row: Row): Promise<boolean> => {
    // Refuses a row without an id: the address would name all rows, or none (specification: career, "Calls").
    if (!row.id) throw new CallError(0, NO_ID);
    const rows = known([row.id]);
    await asked(() => removeOne.mutateAsync(removeOf(type, calls.remove, row))).catch((error: unknown) =>
      orGone(error),
    );
    return takeOut([row.id], rows);
  };
  const removeSelected = async (): Promise<boolean> => {
    const ids = [...selected];
    const rows = known(ids);
    try {
      await asked(() => removeSeveral.mutateAsync({ body: { ids } }));
    } catch (error) {
      // Clears the selection, because the service does not say which of the rows are gone.
      if (ids.length > 1 && error instanceof CallError && error.status === 404) setSelected(new Set());
      orGone(error, ids.length > 1 ? SOME_GONE : GONE);
    }
    return takeOut(ids, rows);
  };

  const found: RecordList<Row, BodyOf<TableRecord>> = {
    state: shown.state === 'ready' && shown.total === 0 ? 'empty' : shown.state,
    error: shown.error,
    retry: shown.retry,
    rows: shown.rows,
    total: shown.total,
    matching: shown.count ?? 0,
    busy: shown.busy,
    fresh,
    term: view.search,
    search: (search) => find({ search }),
    order: view.order,
    sort: (order) => find({ order }),
    page: shown.page,
    pages: shown.pages,
    turnTo: (page) => find({ page }),
    size: view.size,
    sizes,
    resize: (size) => find({ size }),
    canSelect: calls.bulk !== undefined,
    selected,
    select: (ids, on) =>
      setSelected((now) => new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id)))),
    nameOf: (row) => rowName(type, row, lookUp),
    lookUp,
    rowOf: (id) => known([id])[0],
    beginAdding,
    add,
    update,
    remove,
    removeSelected,
    removed,
    putBack,
    forgetRemoved: () => setRemoved([]),
    dialog,
  };
  // Restores the type: inside, the fields are known only by the definition.
  return found as unknown as RecordList<RowOf<R> & { id: string }, BodyOf<R>>;
};
