import { useId } from 'react';
import { orderOf, sortText, type Order, type TableColumn } from './table-column.ts';
import styles from './data-table.module.css';

interface SortChoiceProps<Row> {
  columns: readonly TableColumn<Row>[];
  order: Order | null;
  onSort: (order: Order | null) => void;
}

/** Cards have no headings to press: the order is chosen from a list. */
export const SortChoice = <Row,>({ columns, order, onSort }: SortChoiceProps<Row>) => {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        className={styles.select}
        value={sortText(order)}
        onChange={({ target }) => onSort(orderOf(target.value))}
      >
        <option value="">As added</option>
        {columns
          .filter(({ isSortable = true }) => isSortable)
          .flatMap(({ name, label }) => [
            <option key={name} value={name}>
              {label}, first to last
            </option>,
            <option key={`-${name}`} value={`-${name}`}>
              {label}, last to first
            </option>,
          ])}
      </select>
    </div>
  );
};
