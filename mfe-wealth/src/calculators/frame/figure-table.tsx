import { classes } from '@phila/ui';
import { memo } from 'react';
import type { Column, Row, Table } from './answer.ts';
import { cellText } from './figure.ts';
import styles from './figure-table.module.css';

const isFigure = ({ unit }: Column): boolean => unit !== 'words' && unit !== 'day';

/** A row by itself: while another answer is being drawn, the browser may pause between one and the next. */
const TableRow = memo(({ columns, row }: { columns: readonly Column[]; row: Row }) => (
  <tr>
    {columns.map((column, at) => {
      const text = cellText(row[column.name] ?? null, column.unit);
      return at === 0 ? (
        <th key={column.name} scope="row">
          {text}
        </th>
      ) : (
        <td key={column.name} className={isFigure(column) ? styles.figure : undefined}>
          {text}
        </td>
      );
    })}
  </tr>
));

/** Figures in rows, within a frame that scrolls. The first column and the heading stay in sight. */
export const FigureTable = ({ table: { title, columns, rows } }: { table: Table }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
  <section className={classes('edge rounded', styles.scroll)} tabIndex={0} aria-label={`Table: ${title}`}>
    <table className={styles.table}>
      <caption className={classes('unseen')}>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={isFigure(column) ? styles.figure : undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // The place is what tells the rows of a schedule apart.
          // oxlint-disable-next-line react/no-array-index-key
          <TableRow key={at} columns={columns} row={row} />
        ))}
      </tbody>
    </table>
  </section>
);
