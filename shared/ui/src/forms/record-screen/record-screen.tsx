import type { ClientCall } from '@phila/contract/calls';
import { countOf, holds } from '@phila/contract/fields';
import { isHidden, labelOf, toForm, typedChoice, type BodyOf, type RowOf } from '@phila/contract/records';
import { messageOf, notify } from '@phila/platform';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { DataTable, type Order, type TableColumn } from '../../lists/data-table/index.ts';
import { Empty } from '../../feedback/empty/index.ts';
import { FaultPanel } from '../../feedback/fault-panel/index.ts';
import { useFocusReturn } from '../../overlays/focus-return/index.ts';
import { ValueText, type Before } from '../form-fields/index.ts';
import { Icon } from '../../layout/icon/index.ts';
import { IconButton } from '../../controls/icon-button/index.ts';
import { Input } from '../../controls/input/index.ts';
import type { EditDialog as AnyEditDialog } from '../edit-dialog/index.ts';
import { lazyDialog } from '../../overlays/lazy-dialog/index.ts';
import { MainAction } from '../../layout/page/index.ts';
import { useOpenedByAddress } from '../../lists/opened-by-address/index.ts';
import { Pager } from '../../lists/pager/index.ts';
import {
  columnsOf,
  isNumber,
  isSortable,
  saidByName,
  useRecordList,
  type Column,
  type RecordList,
  type Row,
  type TableRecord,
} from '../../lists/record-list/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import { Undo } from '../../feedback/undo/index.ts';
import { headOf } from './head-of.ts';
import { turnOf } from './turn-of.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';
import styles from './record-screen.module.css';

const EditDialog = lazyDialog(async () => ({
  default: (await import('../edit-dialog/index.ts')).EditDialog,
})) as typeof AnyEditDialog;

interface RecordScreenProps<R extends TableRecord> {
  type: R;
  /** Draws cells by field, where the plain value does not say enough. */
  cells?: { readonly [K in keyof R['fields'] & string]?: (row: RowOf<R>) => ReactNode };
  /** Draws the rows as entries of a list instead of a table; search and pages appear with more than ten. */
  entries?: Entries<RowOf<R>>;
  /** Elements to draw before fields in the form. */
  before?: Before<R>;
  /** The text of the button that adds, such as 'Add Dependant'; default: 'Add'. */
  add?: string;
  /** Says in a sentence why to add records, while there are none. */
  why?: ReactNode;
  /** Shown if the service gives no text (specification: records). */
  failure?: string;
  /** Other reads that depend on these records, fetched again after a change. */
  refreshes?: readonly Pick<ClientCall, 'path'>[];
}

interface Entries<One> {
  /** The fixed order; a timeline offers no other. */
  order: Order;
  /** Draws an entry; `actions` are its buttons to edit and to delete. */
  draw: (row: One, actions: ReactNode) => ReactNode;
}

/**
 * Most entries or cards that all show at once, without search or pages. A table always has both (specification:
 * records), but shows them below so few rows.
 */
const FEW = 10;
const ENTRY_SIZES = [FEW, 25] as const;

type Records = RecordList<Row, BodyOf<TableRecord>>;

/** The row to delete, or the selected ones. */
type Removing = Row | 'selected';

/**
 * Shows a person's records (specification: records): searches, sorts and pages them, adds, changes and deletes. Loads
 * the form's code when a pointer, the focus or a finger is on a button that opens it.
 */
export const RecordScreen = <R extends TableRecord>(props: RecordScreenProps<R>) => {
  const { cells, before, why, failure, refreshes = [] } = props;
  const type: TableRecord = props.type;
  // Widens the type: the fields are known only by the definition.
  const entries = props.entries as unknown as Entries<Row> | undefined;
  const [isCards, setCards] = useState(false);
  const isList = entries !== undefined || isCards;
  const records = useRecordList(type, {
    refreshes,
    onePageUpTo: isList ? FEW : 0,
    order: entries?.order,
    sizes: entries && ENTRY_SIZES,
  }) as unknown as Records;
  const columns = useMemo(() => columnsOf(type), [type]);
  const [removing, setRemoving] = useState<Removing | null>(null);
  /** The text for the rows deleted last. */
  const [removedAs, setRemovedAs] = useState('');

  const title = type.title.toLowerCase();
  const count = useRef<HTMLOutputElement>(null);
  const adder = useRef<HTMLButtonElement>(null);

  const [editing, setEditing] = useState<{ row: Row | null } | null>(null);
  useOpenedByAddress(records.state === 'ready' || records.state === 'empty', (asked) => {
    const row = asked.what === 'edit' && asked.id !== null ? records.rowOf(asked.id) : undefined;
    if (asked.what === 'add') {
      records.beginAdding();
      setEditing({ row: null });
    } else if (row !== undefined) setEditing({ row });
  });
  const giveFocus = useFocusReturn(editing === null && removing === null);

  const save = async (row: Row | null, body: BodyOf<TableRecord>) => {
    if (row) {
      await records.update(row, body);
      return;
    }
    await records.add(body);
    giveFocus(adder);
  };
  const remove = async (what: Removing) => {
    const several = what === 'selected' ? records.selected.size : 1;
    const text = removedText(namesOf(records, what));
    const canPutBack = await (what === 'selected' ? records.removeSelected() : records.remove(what));
    if (canPutBack) setRemovedAs(text);
    else notify({ severity: 'success', text });
    giveFocus(records.total > several ? count : adder);
  };

  if (records.state === 'failed')
    return (
      <FaultPanel area={`${type.title} details`} onRetry={records.retry}>
        {messageOf(records.error, failure)}
      </FaultPanel>
    );

  const nameOf = (row: Row) => records.nameOf(row) || 'this record';
  const cell = cellIn(type, cells as OwnCells | undefined);
  const tableColumns = columns.map((column): TableColumn<Row> => ({
    name: column.name,
    label: headOf(type, column.name, records.rows),
    labelIn: (row) => labelOf(type, column.name, toForm(type, row)),
    cell: (row) => cell(column, row),
    isNumber: isNumber(column),
    isSortable: isSortable(column),
    // Repeats a value from the row's name only if the screen draws the cell itself, because such a cell says more.
    isInName: (row) =>
      (cells as OwnCells | undefined)?.[column.name] === undefined &&
      saidByName(type, row, records.lookUp).includes(column.name),
    givesWay: turnOf(type, column.name),
  }));

  const rowActions = (row: Row) => (
    <>
      <IconButton icon="edit" label={`Edit ${nameOf(row)}`} hint="Edit" onClick={() => setEditing({ row })} />
      <IconButton
        icon="delete"
        tone="danger"
        label={`Delete ${nameOf(row)}`}
        hint="Delete"
        onClick={() => setRemoving(row)}
      />
    </>
  );

  const opens = {
    ref: adder,
    icon: <Icon name="add" size={18} />,
    onClick: () => {
      records.beginAdding();
      setEditing({ row: null });
    },
  };
  const { selected } = records;
  const found =
    records.state === 'ready' ? countText(records.matching, records.total, records.term.trim() !== '') : '';

  const hasTools = !isList || records.total > FEW || records.term !== '';
  const search = hasTools ? (
    <Input
      className={styles.search ?? ''}
      type="search"
      aria-label={`Search ${title}`}
      placeholder="Search"
      autoComplete="off"
      maxLength={100}
      prefix={<Icon name="search" size={18} />}
      value={records.term}
      onChange={(event) => records.search(event.target.value)}
    />
  ) : (
    <output ref={count} className={classes('push small muted')} tabIndex={-1}>
      {found}
    </output>
  );
  const adding = (
    <MainAction text={props.add ?? `Add ${type.one ?? `${title} details`}`} {...opens}>
      {props.add ?? 'Add'}
    </MainAction>
  );
  const paging = hasTools ? (
    <Pager
      page={records.page}
      pages={records.pages}
      total={records.matching}
      size={records.size}
      sizes={records.sizes}
      onPage={records.turnTo}
      onSize={records.resize}
    >
      <output ref={count} className={styles.count} tabIndex={-1}>
        {found}
      </output>
    </Pager>
  ) : undefined;
  const nothingFound =
    records.matching === 0 ? (
      <div className={styles.nothing}>
        <p>No results found.</p>
        <Button onClick={() => records.search('')}>Clear the search</Button>
      </div>
    ) : undefined;

  const hasRows = entries === undefined && records.state !== 'empty';

  return (
    <Surface
      label={`${type.title} details`}
      className={hasRows ? `${styles.surface} ${styles.bare}` : styles.surface}
    >
      <div data-choosing={selected.size > 0 || undefined}>
        {records.state === 'waiting' ? (
          <RecordSkeleton type={type} columns={columns} isList={entries !== undefined} />
        ) : records.state === 'empty' ? (
          <Empty
            title={`No ${type.title} Available`}
            action={
              <Button type="primary" {...opens}>
                {props.add ?? `Add ${type.one ?? `your ${title} details`}`}
              </Button>
            }
          >
            {why}
          </Empty>
        ) : (
          <>
            {entries ? (
              <>
                <div className={classes('row wrap gap-12 below-12')}>
                  {search}
                  {adding}
                </div>
                {nothingFound ?? (
                  <ol aria-label={type.title} aria-busy={records.busy}>
                    {records.rows.map((row) => (
                      <li key={keyOf(row)}>{entries.draw(row, rowActions(row))}</li>
                    ))}
                  </ol>
                )}
                {paging}
              </>
            ) : (
              <DataTable
                label={type.title}
                columns={tableColumns}
                rows={records.rows}
                keyOf={keyOf}
                nameOf={nameOf}
                fresh={records.fresh}
                busy={records.busy}
                order={records.order}
                {...(hasTools && { onSort: records.sort })}
                onCards={setCards}
                selection={records.canSelect ? { selected, onSelect: records.select } : undefined}
                tools={
                  <>
                    {search}
                    {adding}
                  </>
                }
                paging={paging}
                instead={nothingFound}
                actions={rowActions}
              />
            )}
            {selected.size > 0 && (
              <div className={styles.chosen}>
                <Button
                  danger
                  icon={<Icon name="delete" size={18} />}
                  onClick={() => setRemoving('selected')}
                >
                  Delete {selected.size} selected
                </Button>
              </div>
            )}
          </>
        )}
        {records.removed.length > 0 && (
          <div className={styles.removed}>
            <Undo
              key={removedAs}
              onUndo={async () => {
                await records.putBack();
                giveFocus(count);
              }}
              onEnd={records.forgetRemoved}
            >
              {removedAs}
            </Undo>
          </div>
        )}
        {editing !== null && (
          <EditDialog
            type={type}
            row={editing.row}
            save={(body: BodyOf<TableRecord>) => save(editing.row, body)}
            before={before as Before<TableRecord> | undefined}
            failure={failure}
            onClose={() => setEditing(null)}
          />
        )}
        {removing && (
          <RemoveDialog
            names={namesOf(records, removing)}
            remove={() => remove(removing)}
            onClose={() => setRemoving(null)}
          />
        )}
      </div>
      {records.dialog}
    </Surface>
  );
};

/** Names the rows to delete; '' for a selected row on another page. */
const namesOf = ({ rows, selected, nameOf }: Records, removing: Removing): string[] => {
  if (removing !== 'selected') return [nameOf(removing)];
  return [...selected].map((id) => {
    const row = rows.find((one) => one.id === id);
    return row ? nameOf(row) : '';
  });
};

/** Names the deleted row, if it has a name. */
const removedText = (names: readonly string[]): string => {
  const [name] = names;
  if (names.length > 1) return `${names.length} records deleted`;
  return name === undefined || name === '' ? 'Record deleted' : `${name} deleted`;
};

const keyOf = ({ id }: Row): string => id;

type OwnCells = { readonly [name: string]: ((row: Row) => ReactNode) | undefined };

/** Draws a cell: the screen's own, or the value in words; nothing if the record hides the field. */
const cellIn =
  (type: TableRecord, own: OwnCells | undefined) =>
  ({ name, field }: Column, row: Row): ReactNode =>
    own?.[name]?.(row) ??
    typedChoice(field, row) ??
    (isHidden(type, name, toForm(type, row)) ? null : holds(field, 'rows') ? (
      countOf(field, row[name])
    ) : (
      <ValueText field={field} value={row[name]} masks />
    ));

/** Words the count; screen readers announce it as it changes. */
const countText = (matching: number, total: number, searching: boolean): string => {
  const all = `${total} ${total === 1 ? 'record' : 'records'}`;
  if (!searching) return all;
  return matching === 0 ? `None of ${all} matches` : `${matching} of ${all}`;
};
