import { useEffect, useRef } from 'react';
import { Icon } from '../icon/index.ts';
import { isNumber, isSortable, type Column } from './columns.ts';
import type { Listing } from './listing.ts';
import { RowActions, RowCheck } from './row-actions.tsx';
import styles from './record-screen.module.css';

/** The rows on a wide screen: a table of the browser's own. */
export const RowTable = ({ listing, busy }: { listing: Listing; busy: boolean }) => {
  const { title, columns, rows, selectable, fresh, labelOf, cell } = listing;
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={title} aria-busy={busy}>
        <thead>
          <tr>
            {selectable && (
              <th scope="col" className={styles.narrow}>
                <EveryCheck listing={listing} />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.name} listing={listing} column={column} />
            ))}
            <th scope="col" className={styles.narrow}>
              <span className={styles.unseen}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-fresh={row.id === fresh || undefined}>
              {selectable && (
                <td className={styles.narrow}>
                  <RowCheck listing={listing} row={row} />
                </td>
              )}
              {columns.map((column) => (
                <td key={column.name} className={isNumber(column) ? styles.number : undefined}>
                  {labelOf(column, null) !== labelOf(column, row) && (
                    <span className={styles.unseen}>{labelOf(column, row)}: </span>
                  )}
                  {cell(column, row)}
                </td>
              ))}
              <td className={styles.narrow}>
                <RowActions listing={listing} row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** A column's heading: a press sorts by it, a second one the other way, a third puts the rows as they came. */
const Head = ({ listing, column }: { listing: Listing; column: Column }) => {
  const { order, sort, labelOf } = listing;
  const label = labelOf(column, null);
  const side = isNumber(column) ? styles.number : undefined;
  if (!isSortable(column))
    return (
      <th scope="col" className={side}>
        {label}
      </th>
    );
  const way = order?.field !== column.name ? 'none' : order.descending ? 'descending' : 'ascending';
  const next = {
    none: { field: column.name, descending: false },
    ascending: { field: column.name, descending: true },
    descending: null,
  }[way];
  return (
    <th scope="col" className={side} aria-sort={way}>
      <button type="button" className={styles.sort} data-way={way} onClick={() => sort(next)}>
        {label}
        <Icon name="up" size={16} />
      </button>
    </th>
  );
};

const EveryCheck = ({ listing }: { listing: Listing }) => {
  const { rows, selected, select } = listing;
  const box = useRef<HTMLInputElement>(null);
  const marked = rows.filter(({ id }) => selected.has(id)).length;
  const all = marked > 0 && marked === rows.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = marked > 0 && !all;
  }, [marked, all]);
  return (
    <label className={styles.check}>
      <input
        ref={box}
        type="checkbox"
        aria-label="Select all on this page"
        checked={all}
        onChange={(event) =>
          select(
            rows.map(({ id }) => id),
            event.target.checked,
          )
        }
      />
    </label>
  );
};
