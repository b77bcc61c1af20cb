import { RowCheck } from './row-check.tsx';
import type { DataTableProps } from './table-props.ts';
import styles from './data-table.module.css';

/** Draws a card for each row, every value beside its name, where a table does not fit (specification: records). */
export const TableCards = <Row,>(props: DataTableProps<Row>) => {
  const { label, columns, rows, keyOf, nameOf, actions, selection, fresh, busy, level = 2 } = props;
  const Heading = `h${level}` as const;
  const title = columns.find(({ isTitle }) => isTitle);
  return (
    <ul className={styles.cards} aria-label={label} aria-busy={busy}>
      {rows.map((row) => (
        <li key={keyOf(row)} className={styles.card} data-fresh={keyOf(row) === fresh || undefined}>
          <div className={styles.cardHead}>
            {selection && (
              <RowCheck
                label={`${selection.verb ?? 'Select'} ${nameOf(row)}`}
                checked={selection.selected.has(keyOf(row))}
                onCheck={(on) => selection.onSelect([keyOf(row)], on)}
              />
            )}
            <Heading className={styles.cardTitle}>{title ? title.cell(row) : nameOf(row)}</Heading>
            {actions && <div className={styles.actions}>{actions(row)}</div>}
          </div>
          <dl className={styles.entries}>
            {columns
              .filter((column) => column !== title && !column.isInName?.(row))
              .map(({ name, label: words, labelIn, cell }) => (
                <div key={name} className={styles.entry}>
                  <dt>{labelIn ? labelIn(row) : words}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
};
