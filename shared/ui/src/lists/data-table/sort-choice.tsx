import { useId } from 'react';
import { NativeSelect } from '../../controls/select/native-select.tsx';
import { orderOf, sortText, type Order, type TableColumn } from './table-column.ts';
import styles from './data-table.module.css';

interface SortChoiceProps<Row> {
  columns: readonly TableColumn<Row>[];
  order: Order | null;
  onSort: (order: Order | null) => void;
  unsorted?: string | undefined;
}

/** A list of orders, for cards: they have no headings to press. */
export const SortChoice = <Row,>({ columns, order, onSort, unsorted = 'As added' }: SortChoiceProps<Row>) => {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>Sort by</label>
      <NativeSelect
        id={id}
        value={sortText(order)}
        options={[
          { value: '', label: unsorted },
          ...columns
            .filter(({ isSortable = true }) => isSortable)
            .flatMap(({ name, label, isNumber }) => [
              { value: name, label: `${label}, ${isNumber ? 'lowest first' : 'first to last'}` },
              { value: `-${name}`, label: `${label}, ${isNumber ? 'highest first' : 'last to first'}` },
            ]),
        ]}
        onChange={(chosen) => onSort(orderOf(chosen ?? ''))}
      />
    </div>
  );
};
