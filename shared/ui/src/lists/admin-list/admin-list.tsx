import type { ReactNode } from 'react';
import { Check } from '../../controls/check/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { SortChoice } from '../data-table/sort-choice.tsx';
import { TableCards } from '../data-table/table-cards.tsx';
import type { Order, TableColumn } from '../data-table/table-column.ts';
import { Loaded, type Reading } from '../../feedback/loaded/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { Unseen } from '../../layout/unseen/index.ts';
import { Table } from './antd-table.ts';
import { Chips, type Chip } from './chips.tsx';
import { useIsPhone } from './use-is-phone.ts';
import styles from './admin-list.module.css';

export type { Chip } from './chips.tsx';

/** A column of an {@link AdminList}: a column of the portal's table, with the width that antd's Table can set. */
export interface AdminColumn<Row> extends Omit<TableColumn<Row>, 'givesWay'> {
  /** The width in pixels; default: fits the texts. */
  width?: number | undefined;
  /** Stays in view while the table scrolls sideways. */
  isFixed?: boolean;
  /** Drawn at the edge of the column's head, for dragging. */
  edge?: ReactNode;
}

/** The chosen rows, of this page and others. */
export interface ChosenRows {
  ids: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
}

export interface AdminListProps<Row> {
  /** Names the table or the cards in messages, such as "Orders". */
  label: string;
  /** The columns; the first names the row. */
  columns: readonly AdminColumn<Row>[];
  /** The rows of the page, or the read that loads them. */
  rows: readonly Row[] | Reading<readonly Row[]>;
  keyOf: (row: Row) => string;
  /** Names a row in the label of its box. */
  nameOf: (row: Row) => string;
  /** Draws a row's actions: a menu, buttons. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Left out where no action takes several rows. */
  selection?: ChosenRows | undefined;
  order?: Order | null;
  /** Left out where the rows cannot be sorted. */
  onSort?: (order: Order | null) => void;
  /** True while other rows load. */
  busy?: boolean;
  isDense?: boolean;
  /** The level of the cards' headings; default: 2. */
  level?: 2 | 3;
  /** Drawn above the rows: search and filters. */
  tools?: ReactNode;
  chips?: readonly Chip[];
  /** Removes all filters. */
  onClear?: () => void;
  /** Drawn if there are no rows. */
  empty?: ReactNode;
  /** Drawn below the rows: their count and the ways to other pages. */
  paging?: ReactNode;
  /** Shown if the service gives no text. */
  failure?: string;
}

const isHere = <Row,>(rows: AdminListProps<Row>['rows']): rows is readonly Row[] => Array.isArray(rows);

const orderFor = (order: Order | null, name: string): 'ascend' | 'descend' | null =>
  order?.field === name ? (order.descending ? 'descend' : 'ascend') : null;

/**
 * The list of every administration page: search and filters above antd's Table; below 768 px a card for each row. Shows
 * the shape of some rows while they load.
 */
export const AdminList = <Row extends object>(props: AdminListProps<Row>) => {
  const { label, rows, tools, chips = [], onClear, failure } = props;
  return (
    <div className={styles.list}>
      {tools}
      {chips.length > 0 && onClear !== undefined && <Chips chips={chips} onClear={onClear} />}
      {isHere(rows) ? (
        <Rows {...props} rows={rows} />
      ) : (
        <Loaded
          isList
          what={label}
          reading={rows}
          waiting={<RowsSkeleton {...props} />}
          {...(failure === undefined ? {} : { failure })}
        >
          {(here) => <Rows {...props} rows={here} />}
        </Loaded>
      )}
    </div>
  );
};

const FEW = [0, 1, 2, 3, 4].map((key) => ({ key }));

/** Draws the shape of some rows. */
const RowsSkeleton = <Row extends object>({ columns, isDense = false }: AdminListProps<Row>) =>
  useIsPhone() ? (
    <div className={classes('grid gap-12')}>
      {FEW.map(({ key }) => (
        <Skeleton key={key} height={120} />
      ))}
    </div>
  ) : (
    <Table<(typeof FEW)[number]>
      size={isDense ? 'small' : 'middle'}
      pagination={false}
      dataSource={FEW}
      columns={columns.map(({ name, label, isNumber = false, width }) => ({
        key: name,
        title: label,
        ...(width === undefined ? {} : { width }),
        ...(isNumber ? { align: 'right' as const } : {}),
        render: () => <Skeleton height={22} />,
      }))}
    />
  );

const Rows = <Row extends object>(props: AdminListProps<Row> & { rows: readonly Row[] }) => {
  const { rows, empty, paging } = props;
  const isPhone = useIsPhone();
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    <>
      {isPhone ? <Cards {...props} /> : <AntdRows {...props} />}
      {paging}
    </>
  );
};

/** Keeps the choices on other pages. */
const withPage = (ids: ReadonlySet<string>, page: readonly string[], chosen: readonly string[]) =>
  new Set([...[...ids].filter((id) => !page.includes(id)), ...chosen.filter((id) => page.includes(id))]);

const EVERY_ROW = 'Choose all of this page';

type RowsProps<Row> = AdminListProps<Row> & { rows: readonly Row[] };

const AntdRows = <Row extends object>(props: RowsProps<Row>) => {
  const { label, columns, rows, keyOf, nameOf, actions, selection, order = null, onSort } = props;
  const { busy = false, isDense = false } = props;
  const page = rows.map(keyOf);
  return (
    <div
      className={styles.table}
      aria-busy={busy || undefined}
      data-chosen-from={selection === undefined ? undefined : ''}
    >
      <Table<Row>
        aria-label={label}
        rowKey={keyOf}
        size={isDense ? 'small' : 'middle'}
        pagination={false}
        dataSource={rows}
        // Fits its place, with long texts on several lines; scrolls sideways only if that does not do.
        scroll={{ x: true }}
        showSorterTooltip={false}
        columns={[
          ...columns.map(
            ({ name, label: head, isNumber = false, isSortable = true, width, isFixed, edge, cell }) => ({
              key: name,
              ...(isFixed === true ? { fixed: 'start' as const } : {}),
              title: (
                <>
                  {head}
                  {edge}
                </>
              ),
              ...(width === undefined ? {} : { width }),
              ...(isNumber ? { align: 'right' as const } : {}),
              ...(isSortable && onSort !== undefined
                ? {
                    sorter: true,
                    sortOrder: orderFor(order, name),
                    sortDirections: ['ascend', 'descend'] as ('ascend' | 'descend')[],
                  }
                : {}),
              render: (_: unknown, row: Row) => cell(row),
            }),
          ),
          ...(actions === undefined
            ? []
            : [
                {
                  key: 'actions',
                  title: <Unseen>Actions</Unseen>,
                  width: 56,
                  render: (_: unknown, row: Row) => <div className={styles.actions}>{actions(row)}</div>,
                },
              ]),
        ]}
        onChange={(_page, _filters, sorter) => {
          const one = Array.isArray(sorter) ? sorter[0] : sorter;
          const field = one?.columnKey;
          onSort?.(
            one?.order && field !== undefined
              ? { field: String(field), descending: one.order === 'descend' }
              : null,
          );
        }}
        {...(selection === undefined
          ? {}
          : {
              rowSelection: {
                selectedRowKeys: [...selection.ids],
                preserveSelectedRowKeys: true,
                onChange: (keys) => selection.onChoose(withPage(selection.ids, page, keys.map(String))),
                getCheckboxProps: (row) => ({ 'aria-label': `Choose ${nameOf(row)}` }) as object,
                getTitleCheckboxProps: () => ({ 'aria-label': EVERY_ROW }) as object,
              },
            })}
      />
    </div>
  );
};

const Cards = <Row extends object>(props: RowsProps<Row>) => {
  const { label, columns, rows, keyOf, nameOf, actions, selection, order = null, onSort } = props;
  const { busy = false, level = 2 } = props;
  const page = rows.map(keyOf);
  const [first] = columns;
  return (
    <>
      {(selection !== undefined || onSort !== undefined) && (
        <div className={classes('row wrap gap-12 between')}>
          {selection !== undefined && (
            <Check
              checked={page.every((id) => selection.ids.has(id))}
              onChange={(all) => selection.onChoose(withPage(selection.ids, page, all ? page : []))}
            >
              {EVERY_ROW}
            </Check>
          )}
          {onSort !== undefined && <SortChoice columns={columns} order={order} onSort={onSort} />}
        </div>
      )}
      <TableCards<Row>
        label={label}
        columns={columns.map((column) => ({ ...column, isTitle: column === first }))}
        rows={rows}
        keyOf={keyOf}
        nameOf={nameOf}
        busy={busy}
        level={level}
        {...(actions === undefined ? {} : { actions })}
        {...(selection === undefined
          ? {}
          : {
              selection: {
                verb: 'Choose',
                selected: selection.ids,
                onSelect: (ids, on) => {
                  const next = new Set(selection.ids);
                  for (const id of ids)
                    if (on) next.add(id);
                    else next.delete(id);
                  selection.onChoose(next);
                },
              },
            })}
      />
    </>
  );
};
