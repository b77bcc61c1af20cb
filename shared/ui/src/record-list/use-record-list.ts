import { type ClientCall, mutationOf } from '@phila/contract/calls';
import { toBody, toForm, type BodyOf, type RowOf } from '@phila/contract/records';
import { CallError, newIdempotencyKey, refreshReads, send } from '@phila/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useConfirmedWrite } from '../confirm-password/index.ts';
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
  /** What else on the site follows from these records, and is fetched again after a change. */
  refreshes?: readonly Pick<ClientCall, 'path'>[];
  /** In what order they are until the person chooses one; default: as they were added. */
  order?: Order | undefined;
  /** How many rows a page may have, the first at the beginning; default: those of the specification (records). */
  sizes?: readonly [number, ...number[]] | undefined;
  /** Up to so many rows are all on one page. */
  onePageUpTo?: number;
}

/** A list of rows as reads give them, saved by bodies. */
export interface RecordList<One extends { id: string }, Body> {
  /** `empty`: there are none, whatever was searched for. */
  state: 'waiting' | 'failed' | 'empty' | 'ready';
  /** Why it could not be read. */
  error: CallError | null;
  /** Reads again what could not be read. */
  retry: () => Promise<unknown>;
  /** Those of the page. */
  rows: readonly One[];
  /** How many there are without a search. */
  total: number;
  /** How many the search found. */
  matching: number;
  /** Other rows are on their way; those of before are still given. */
  busy: boolean;
  /** The row that was saved last: it is on the page. */
  fresh: string | null;

  term: string;
  search: (term: string) => void;
  order: Order | null;
  /** `null`: as they were added. */
  sort: (order: Order | null) => void;
  page: number;
  pages: number;
  turnTo: (page: number) => void;
  size: number;
  sizes: readonly number[];
  resize: (size: number) => void;

  /** Whether several can be deleted at once: the record has a call for it. */
  canSelect: boolean;
  selected: ReadonlySet<string>;
  select: (ids: readonly string[], on: boolean) => void;

  /** What a person calls a row, with numbers that are masked left out: 'Thandi Mokoena'; '' where nothing names it. */
  nameOf: (row: One) => string;
  /** What an id of a lookup stands for; undefined while its list has not come. */
  lookUp: NameOf;

  /** An empty form was opened: what is added next is another row, whatever became of the one before. */
  beginAdding: () => void;
  /**
   * Adds a row and turns to it. Until `beginAdding`, sending again after a lost reply adds no second row: the one that
   * was saved gets what was sent last. What changes something fails with a `CallError` whose text is for the person. */
  add: (body: Body) => Promise<One>;
  /** A row that was read, on any page; undefined for one that is not there. */
  rowOf: (id: string) => One | undefined;
  /** Changes a row; `body.version` is that of the row that was edited: a stale one fails with 409 and the row as it is. */
  update: (row: Pick<One, 'id'>, body: Body) => Promise<One>;
  /** Deletes a row. True when it can be put back. */
  remove: (row: One) => Promise<boolean>;
  /** Deletes what is selected, on this page and others; only where `canSelect`. True when it can be put back. */
  removeSelected: () => Promise<boolean>;
  /** What was deleted last and is not back yet; empty where it cannot be put back. */
  removed: readonly One[];
  /** Adds again what was deleted last; after a failure only what is not back yet. */
  putBack: () => Promise<void>;
  /** It is not to be put back any more. */
  forgetRemoved: () => void;
  /** Asks for what the service wants first, as a code for bank details; to be drawn by the screen. */
  dialog: ReactNode;
}

/** Specification: records; the first is the default. */
const PAGE_SIZES = [5, 10, 25] as const;

/** The row that an earlier request with the same key added, whose reply was lost; null for any other failure. */
const savedBefore = (error: unknown): Row | null => {
  if (!(error instanceof CallError) || error.status !== 422) return null;
  const { value } = error;
  return typeof value === 'object' && value !== null && 'id' in value && 'version' in value
    ? (value as Row)
    : null;
};

/**
 * The records of a kind that a person has any number of, without any looks: what is read, searched, sorted and paged,
 * and what adds, changes and deletes them. What was changed is in `rows` at once, and is read again.
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
  /** A row that was just saved: its page is shown. */
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

  /** Sends what one filling of the form, or one row that is put back, adds; the same key never adds twice. */
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
  /** The keys of rows that are being put back. */
  const putBackKeys = useRef(new Map<string, string>());

  const find = (to: Partial<TableView>) => {
    setFresh(null);
    changeView(to);
  };
  const readAgain = () => void refreshReads([list]);

  /** Deleted elsewhere: the list is read again, and the person sees which are left. */
  const orGone = (error: unknown, text = GONE): never => {
    if (!(error instanceof CallError) || error.status !== 404) throw error;
    readAgain();
    throw new CallError(404, text);
  };

  const add = async (body: BodyOf<TableRecord>): Promise<Row> => {
    const key = (addingKey.current ??= newIdempotencyKey());
    const added = await create(body, key).catch((error: unknown) => {
      // Without a reply it may have been added all the same: the list tells.
      if (error instanceof CallError && error.status === 0) readAgain();
      // It was, and something was changed since: the saved row gets it.
      const saved = savedBefore(error);
      if (saved === null) throw error;
      return update(saved, { ...body, version: saved.version });
    });
    addingKey.current = null;
    rowAdded(client, list.path, added);
    // Nothing stands between a person and what they just added.
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

  /** As they were last read: asked before the call, after which the list is read again without them. */
  const known = (ids: readonly string[]): Row[] =>
    ids.flatMap((id) => cachedRow(client, list.path, id) ?? []);
  /** The deleted rows go from what is shown, and are kept to be put back where each of them is known. */
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
    // Specification: career, "Calls": without an id the address would name all rows, or none.
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
      // The service does not say which of several are gone, so the person has to choose again.
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
  // Within, the fields are known by the definition only.
  return found as unknown as RecordList<RowOf<R> & { id: string }, BodyOf<R>>;
};
