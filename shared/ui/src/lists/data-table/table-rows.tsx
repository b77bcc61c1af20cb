import { useLayoutEffect, useRef } from 'react';
import { useContainerWidth } from '../../layout/container-width/index.ts';
import { Icon } from '../../layout/icon/index.ts';
import { Unseen } from '../../layout/unseen/index.ts';
import { RowCheck } from './row-check.tsx';
import type { Order, TableColumn } from './table-column.ts';
import type { DataTableProps } from './table-props.ts';
import styles from './data-table.module.css';

interface TableRowsProps<Row> extends DataTableProps<Row> {
  /** The hidden columns; their values are below the first cell of each row. */
  gone: readonly TableColumn<Row>[];
  /** Gets the table's width in pixels before it is painted; larger than the container's if the texts need more. */
  onWidth: (width: number) => void;
}

/** Draws the rows as a native table. */
export const TableRows = <Row,>(props: TableRowsProps<Row>) => {
  const { label, columns, rows, keyOf, nameOf, actions, selection, order, onSort, fresh, busy } = props;
  const keys = rows.map(keyOf);
  const table = useRef<HTMLTableElement>(null);
  const wide = useContainerWidth(table);
  const { gone, onWidth } = props;
  useLayoutEffect(() => {
    // Measures again: `wide` is of the frame before if the columns have just changed.
    if (wide !== null) onWidth(table.current?.clientWidth ?? wide);
  }, [wide, onWidth]);
  const marked = keys.filter((key) => selection?.selected.has(key)).length;
  return (
    <div className={styles.scroll}>
      <table ref={table} className={styles.table} aria-label={label} aria-busy={busy}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.tight}>
                <RowCheck
                  label="Select all on this page"
                  checked={marked > 0 && marked === rows.length}
                  mixed={marked > 0 && marked < rows.length}
                  onCheck={(on) => selection.onSelect(keys, on)}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.name} column={column} order={order ?? null} onSort={onSort} />
            ))}
            {actions && (
              <th scope="col" className={styles.tight}>
                <Unseen>Actions</Unseen>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} data-fresh={keyOf(row) === fresh || undefined}>
              {selection && (
                <td className={styles.tight}>
                  <RowCheck
                    label={`Select ${nameOf(row)}`}
                    checked={selection.selected.has(keyOf(row))}
                    onCheck={(on) => selection.onSelect([keyOf(row)], on)}
                  />
                </td>
              )}
              {columns.map((column, at) => (
                <td key={column.name} className={column.isNumber ? styles.number : undefined}>
                  {column.labelIn && column.labelIn(row) !== column.label && (
                    <Unseen>{column.labelIn(row)}: </Unseen>
                  )}
                  {column.cell(row)}
                  {at === 0 && gone.length > 0 && <Gone columns={gone} row={row} />}
                </td>
              ))}
              {actions && (
                <td className={styles.tight}>
                  <div className={styles.actions}>{actions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** The values of the columns left out, each after its name. */
const Gone = <Row,>({ columns, row }: { columns: readonly TableColumn<Row>[]; row: Row }) => (
  <dl className={styles.gone}>
    {columns.map(({ name, label, labelIn, cell }) => (
      <div key={name}>
        <dt>{labelIn ? labelIn(row) : label}</dt>
        <dd>{cell(row)}</dd>
      </div>
    ))}
  </dl>
);

interface HeadProps<Row> {
  column: TableColumn<Row>;
  order: Order | null;
  onSort: ((order: Order | null) => void) | undefined;
}

/** A column's heading: a press sorts, a second one reverses, a third restores the original order. */
const Head = <Row,>({ column, order, onSort }: HeadProps<Row>) => {
  const { name, label, isNumber = false, isSortable = true } = column;
  const side = isNumber ? styles.number : undefined;
  if (!isSortable || !onSort)
    return (
      <th scope="col" className={side}>
        {label}
      </th>
    );
  const way = order?.field !== name ? 'none' : order.descending ? 'descending' : 'ascending';
  const next = {
    none: { field: name, descending: false },
    ascending: { field: name, descending: true },
    descending: null,
  }[way];
  return (
    <th scope="col" className={side} aria-sort={way}>
      <button type="button" className={styles.sort} data-way={way} onClick={() => onSort(next)}>
        {label}
        <Icon name="up" size={16} />
      </button>
    </th>
  );
};
