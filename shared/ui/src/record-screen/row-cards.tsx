import { useId } from 'react';
import { isSortable } from './columns.ts';
import type { Listing } from './listing.ts';
import { RowActions, RowCheck } from './row-actions.tsx';
import styles from './record-screen.module.css';

/** The rows on a phone: a card each, every value beneath its name (seeds 1 §2.11). */
export const RowCards = ({ listing, busy }: { listing: Listing; busy: boolean }) => {
  const { title, columns, rows, selectable, fresh, nameOf, labelOf, cell } = listing;
  return (
    <ul className={styles.cards} aria-label={title} aria-busy={busy}>
      {rows.map((row) => (
        <li key={row.id} className={styles.card} data-fresh={row.id === fresh || undefined}>
          <div className={styles.cardHead}>
            {selectable && <RowCheck listing={listing} row={row} />}
            <h2 className={styles.cardTitle}>{nameOf(row)}</h2>
            <RowActions listing={listing} row={row} />
          </div>
          <dl className={styles.entries}>
            {columns.map((column) => (
              <div key={column.name} className={styles.entry}>
                <dt>{labelOf(column, row)}</dt>
                <dd>{cell(column, row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
};

/** Without headings to press, the order is chosen from a list. */
export const SortChoice = ({ listing }: { listing: Listing }) => {
  const id = useId();
  const { columns, order, sort, labelOf } = listing;
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        className={styles.select}
        value={order === null ? '' : `${order.descending ? '-' : ''}${order.field}`}
        onChange={({ target: { value } }) =>
          sort(value === '' ? null : { field: value.replace(/^-/, ''), descending: value.startsWith('-') })
        }
      >
        <option value="">As added</option>
        {columns.filter(isSortable).flatMap((column) => [
          <option key={column.name} value={column.name}>
            {labelOf(column, null)}, first to last
          </option>,
          <option key={`-${column.name}`} value={`-${column.name}`}>
            {labelOf(column, null)}, last to first
          </option>,
        ])}
      </select>
    </div>
  );
};
