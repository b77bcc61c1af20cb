import type { ClientCall } from '@phila/contract/calls';
import { isHidden, labelOf, toForm, type BodyOf, type RowOf } from '@phila/contract/records';
import { CallError, messageOf, notify, useWrite } from '@phila/platform';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../button/index.ts';
import { Input } from '../input/index.ts';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { DataTable, type TableColumn } from '../data-table/index.ts';
import type { EditDialogProps } from '../edit-dialog/index.ts';
import { Empty } from '../empty/index.ts';
import { FaultPanel } from '../fault-panel/index.ts';
import { useFocusReturn } from '../focus-return/index.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Pager } from '../pager/index.ts';
import { MainAction } from '../page/index.ts';
import { ValueText, type Before } from '../form-fields/index.ts';
import { Surface } from '../surface/index.ts';
import { rowAdded, rowChanged, rowsRemoved } from './cached-rows.ts';
import { columnsOf, countOf, isNumber, isSortable, rowName, type Column } from './columns.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { callsOf, removeOf, updateOf, type Row, type TableRecord } from './table-record.ts';
import { useNames } from './use-names.ts';
import { PAGE_SIZES, useRows, type View } from './use-rows.ts';
import { Waiting } from './waiting.tsx';
import styles from './record-screen.module.css';

interface RecordScreenProps<R extends TableRecord> {
  type: R;
  /** What stands in a field's cells, where its value alone does not say it. */
  cells?: { readonly [K in keyof R['fields'] & string]?: (row: RowOf<R>) => ReactNode };
  /** What stands before a field in the form. */
  before?: Before<R>;
  /** The words of the button that adds, such as 'Add Dependant'; default: 'Add'. */
  add?: string;
  /** What the records are good for, in one sentence: said while there are none. */
  why?: ReactNode;
  /** Said where the service gives no text of its own (specification: records). */
  failure?: string;
  /** What else on the site follows from these records, and is fetched again after a change. */
  refreshes?: readonly Pick<ClientCall, 'path'>[];
}

const loadDialog = () => import('../edit-dialog/index.ts');
type Dialog = (props: EditDialogProps<TableRecord>) => ReactNode;

const GONE = 'This was deleted elsewhere in the meantime';
const SOME_GONE = 'Some of these were deleted elsewhere in the meantime. Please choose again.';

const BEGINNING: View = { page: 1, size: 5, term: '', order: null, reveal: null };

/**
 * The records of a kind that a person has any number of (specification: records): searched, sorted, page by page, added to,
 * changed and deleted. The form's code comes when a pointer, the focus or a finger is on what opens it.
 */
export const RecordScreen = <R extends TableRecord>(props: RecordScreenProps<R>) => {
  const { cells, before, why, failure, refreshes = [] } = props;
  const type: TableRecord = props.type;
  const { list, ...calls } = useMemo(() => callsOf(type), [type]);
  const client = useQueryClient();
  const namesOf = useNames(type);
  const columns = useMemo(() => columnsOf(type), [type]);
  const [view, setView] = useState(BEGINNING);
  const shown = useRows(type, view, namesOf);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [editing, setEditing] = useState<{ Dialog: Dialog; row: Row | null } | null>(null);
  const [removing, setRemoving] = useState<readonly { id: string; row: Row | null }[] | null>(null);
  const [opening, setOpening] = useState(false);

  const writing = { refreshes: [list, ...refreshes] };
  const create = useWrite(calls.create, writing);
  const update = useWrite(calls.update, writing);
  const remove = useWrite(calls.remove, writing);
  const bulk = useWrite(calls.bulk ?? calls.remove, writing);

  const title = type.title.toLowerCase();
  const count = useRef<HTMLOutputElement>(null);
  const adder = useRef<HTMLButtonElement>(null);

  const giveFocus = useFocusReturn(editing === null && removing === null);

  const open = async (row: Row | null) => {
    setOpening(true);
    try {
      const { EditDialog } = await loadDialog();
      setEditing({ Dialog: EditDialog, row });
    } catch {
      notify({
        severity: 'error',
        text: 'The form could not be loaded. Please check your connection and try again.',
      });
    } finally {
      setOpening(false);
    }
  };
  const ahead = () =>
    void loadDialog().then(
      ({ preloadWidgets }) => preloadWidgets(type.fields),
      () => undefined,
    );

  /** Deleted elsewhere: the list is read again, and the person sees which are left. */
  const orGone = (error: unknown, text = GONE): never => {
    if (!(error instanceof CallError) || error.status !== 404) throw error;
    void client.invalidateQueries({ queryKey: [list.path] });
    throw new CallError(404, text);
  };

  const save = async (body: BodyOf<TableRecord>) => {
    const row = editing?.row;
    if (row) {
      const changed = (await update
        .mutateAsync(updateOf(type, calls.update, row.id, body))
        .catch((error: unknown) => orGone(error))) as unknown as Row;
      rowChanged(client, list.path, changed);
      setView((now) => ({ ...now, reveal: changed.id }));
      return;
    }
    const added = (await create.mutateAsync({ body }).catch((error: unknown) => {
      // Without a reply it may have been added all the same: the list tells.
      if (error instanceof CallError && error.status === 0)
        void client.invalidateQueries({ queryKey: [list.path] });
      throw error;
    })) as unknown as Row;
    rowAdded(client, list.path, added);
    giveFocus(adder);
    // Nothing stands between a person and what they just added.
    setView((now) => ({ ...now, term: '', reveal: added.id }));
  };

  const removeRows = async () => {
    const rows = removing ?? [];
    const ids = rows.map(({ id }) => id);
    const [only] = rows;
    try {
      if (rows.length === 1 && only?.row) await remove.mutateAsync(removeOf(type, calls.remove, only.row));
      else await bulk.mutateAsync({ body: { ids } });
    } catch (error) {
      // Which of several they are, nobody says: they are chosen anew.
      if (rows.length > 1 && error instanceof CallError && error.status === 404) setSelected(new Set());
      orGone(error, rows.length > 1 ? SOME_GONE : GONE);
    }
    rowsRemoved(client, list.path, ids);
    giveFocus(shown.total > ids.length ? count : adder);
    setSelected((now) => new Set([...now].filter((id) => !ids.includes(id))));
  };

  if (shown.state === 'failed')
    return (
      <FaultPanel area={`${type.title} details`} onRetry={shown.retry}>
        {messageOf(shown.error, failure)}
      </FaultPanel>
    );

  const select = (ids: readonly string[], on: boolean) =>
    setSelected((now) => new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))));
  const find = (change: Partial<View>) => setView((now) => ({ ...now, page: 1, reveal: null, ...change }));
  const nameOf = (row: Row) => rowName(type, row, namesOf) || 'this record';
  const cell = cellIn(type, cells as OwnCells | undefined);
  const tableColumns = columns.map((column): TableColumn<Row> => ({
    name: column.name,
    label: column.field.label,
    labelIn: (row) => labelOf(type, column.name, toForm(type, row)),
    cell: (row) => cell(column, row),
    isNumber: isNumber(column),
    isSortable: isSortable(column),
  }));

  const rowActions = (row: Row) => (
    <>
      <IconButton
        icon="edit"
        label={`Edit ${nameOf(row)}`}
        hint="Edit"
        onClick={() => void open(row)}
        onPointerEnter={ahead}
        onFocus={ahead}
        onTouchStart={ahead}
      />
      <IconButton
        icon="delete"
        tone="danger"
        label={`Delete ${nameOf(row)}`}
        hint="Delete"
        onClick={() => setRemoving([{ id: row.id, row }])}
      />
    </>
  );

  const isEmpty = shown.total === 0;
  const opens = {
    ref: adder,
    loading: opening,
    icon: <Icon name="add" size={18} />,
    onClick: () => void open(null),
    onPointerEnter: ahead,
    onFocus: ahead,
    onTouchStart: ahead,
  };
  const searching = view.term.trim() !== '';
  const found =
    shown.state === 'ready' && shown.total > 0 ? countText(shown.matching, shown.total, searching) : '';

  return (
    <Surface label={`${type.title} details`} className={styles.surface}>
      <div data-choosing={selected.size > 0 || undefined}>
        {shown.state === 'waiting' ? (
          <Waiting title={type.title} columns={columns} />
        ) : isEmpty ? (
          <Empty
            title={`No ${type.title} Available`}
            action={
              <Button type="primary" {...opens}>
                {props.add ?? `Add your ${title} details`}
              </Button>
            }
          >
            {why}
          </Empty>
        ) : (
          <>
            <DataTable
              label={type.title}
              columns={tableColumns}
              rows={shown.rows}
              keyOf={keyOf}
              nameOf={nameOf}
              fresh={view.reveal}
              busy={shown.busy}
              order={view.order}
              onSort={(order) => find({ order })}
              selection={calls.bulk === null ? undefined : { selected, onSelect: select }}
              tools={
                <>
                  <Input
                    className={styles.search ?? ''}
                    type="search"
                    aria-label={`Search ${title}`}
                    placeholder="Search"
                    autoComplete="off"
                    maxLength={100}
                    prefix={<Icon name="search" size={18} />}
                    value={view.term}
                    onChange={(event) => find({ term: event.target.value })}
                  />
                  <MainAction text={props.add ?? `Add ${title} details`} {...opens}>
                    {props.add ?? 'Add'}
                  </MainAction>
                </>
              }
              instead={
                shown.matching === 0 ? (
                  <div className={styles.nothing}>
                    <p>No results found.</p>
                    <Button onClick={() => find({ term: '' })}>Clear the search</Button>
                  </div>
                ) : undefined
              }
              actions={rowActions}
            />
            {selected.size > 0 && (
              <div className={styles.chosen}>
                <Button
                  danger
                  icon={<Icon name="delete" size={18} />}
                  onClick={() =>
                    setRemoving(
                      [...selected].map((id) => ({
                        id,
                        row: shown.rows.find((row) => row.id === id) ?? null,
                      })),
                    )
                  }
                >
                  Delete {selected.size} selected
                </Button>
              </div>
            )}
            <div className={styles.foot}>
              <output ref={count} className={styles.count} tabIndex={-1}>
                {found}
              </output>
              <Pager
                page={shown.page}
                pages={shown.pages}
                size={view.size}
                sizes={PAGE_SIZES}
                onPage={(page) => setView((now) => ({ ...now, page, reveal: null }))}
                onSize={(size) => find({ size })}
              />
            </div>
          </>
        )}
        {editing && (
          <editing.Dialog
            type={type}
            row={editing.row}
            save={save}
            before={before as Before<TableRecord> | undefined}
            failure={failure}
            onClose={() => setEditing(null)}
          />
        )}
        {removing && (
          <RemoveDialog
            names={removing.map(({ row }) => (row ? rowName(type, row, namesOf) : ''))}
            remove={removeRows}
            onClose={() => setRemoving(null)}
          />
        )}
      </div>
    </Surface>
  );
};

const keyOf = ({ id }: Row): string => id;

type OwnCells = { readonly [name: string]: ((row: Row) => ReactNode) | undefined };

/** What stands in a cell: the screen's own, or the value in words; nothing where the record hides the field. */
const cellIn =
  (type: TableRecord, own: OwnCells | undefined) =>
  ({ name, field }: Column, row: Row): ReactNode =>
    own?.[name]?.(row) ??
    (isHidden(type, name, toForm(type, row)) ? null : field.kind === 'rows' ? (
      countOf(field, row[name])
    ) : (
      <ValueText field={field} value={row[name]} masks />
    ));

/** Said aloud as it changes. */
const countText = (matching: number, total: number, searching: boolean): string => {
  const all = `${total} ${total === 1 ? 'record' : 'records'}`;
  if (!searching) return all;
  return matching === 0 ? `None of ${all} matches` : `${matching} of ${all}`;
};
