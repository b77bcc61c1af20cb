import { classes } from '@phila/ui';
import { type CSSProperties, memo, useState } from 'react';
import type { Column, Row, Table } from './answer.ts';
import { cellText } from './figure.ts';
import styles from './figure-table.module.css';

const isFigure = ({ unit }: Column): boolean => unit !== 'words' && unit !== 'day';

/** Memoised, so that a row with the same figures is not redrawn. */
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

/** Largest value of a column, because it has the longest text; dates are all equally long. */
const largest = (rows: readonly Row[], name: string): Row[string] =>
  rows.reduce<Row[string]>((most, row) => {
    const value = row[name] ?? null;
    return most === null || (typeof value === 'number' && value > Number(most)) ? value : most;
  }, null);

/** Column width for its longest text: a digit counts as 0.85 of a character, and headings break between words. */
const widthOf = (rows: readonly Row[], { name, label, unit }: Column): CSSProperties => {
  const words = [cellText(largest(rows, name), unit), ...label.split(' ')];
  const longest = Math.max(...words.map((text) => text.length));
  return { inlineSize: `calc(${(longest * 0.85).toFixed(1)}ch + 24px)`, whiteSpace: 'normal' };
};

/** Scrolling table; its first column and heading stay in sight. */
export const FigureTable = ({ table }: { table: Table }) => {
  // Fixed widths spare the browser from measuring all cells at each change.
  const { title, isLong, columns, rows } = table;
  // Sticky cells wait until the person scrolls sideways: hundreds of them cost 3 ms of each frame while typing.
  const [isAside, setAside] = useState(false);
  return (
    <section
      className={classes('edge rounded', styles.scroll)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={`Table: ${title}`}
      data-still={(isLong && !isAside) || undefined}
      onScroll={({ currentTarget }) => setAside(currentTarget.scrollLeft !== 0)}
    >
      <table className={styles.table} style={isLong ? { tableLayout: 'fixed' } : undefined}>
        <caption className={classes('unseen')}>{title}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th
                key={column.name}
                scope="col"
                // Aligns the first heading left, like row names.
                className={at > 0 && isFigure(column) ? styles.figure : undefined}
                style={isLong ? widthOf(rows, column) : undefined}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- its place is what tells the rows of a schedule apart
            <TableRow key={at} columns={columns} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
};
