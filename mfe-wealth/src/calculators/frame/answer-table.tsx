import type { CellKind, SheetColumn } from '@phila/contract/spreadsheet';
import { Button, makeSheet, SaveSheet, Surface } from '@phila/ui';
import { useState } from 'react';
import type { Column, Row, Table } from './answer.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './frame.module.css';

const kinds: Partial<Readonly<Record<Column['unit'], CellKind>>> = {
  rand: 'amount',
  day: 'day',
  words: 'text',
};

const sheetColumn = ({ name, label, unit }: Column): SheetColumn<Row> => ({
  heading: label,
  kind: kinds[unit] ?? 'number',
  cell: (row) => row[name],
});

interface AnswerTableProps {
  table: Table;
  /** Start of the file's name: the calculator. */
  file: string;
  /** True if the figures are no one's own: the file says so in each row. */
  isExample: boolean;
}

const exampleColumn: SheetColumn<Row> = { heading: 'Figures', kind: 'text', cell: () => 'Example' };

/** A table of the answer, with a download for spreadsheets. A long one is drawn when opened. */
export const AnswerTable = ({ table, file, isExample }: AnswerTableProps) => {
  const [isOpen, setOpen] = useState(table.isLong !== true);
  return (
    <Surface
      title={table.title}
      // Leaves a closed table out of print.
      className={isOpen ? undefined : styles.onScreen}
      action={
        <SaveSheet
          size="small"
          label={`Save: ${table.title}`}
          name={`${isExample ? 'example-' : ''}${file}-${table.title.toLowerCase().replaceAll(' ', '-')}`}
          sheetOf={(format) =>
            makeSheet(
              format,
              table.title,
              [...table.columns.map(sheetColumn), ...(isExample ? [exampleColumn] : [])],
              table.rows,
            )
          }
        >
          Save
        </SaveSheet>
      }
    >
      {isOpen ? (
        <FigureTable table={table} />
      ) : (
        <Button onClick={() => setOpen(true)}>Show all {table.rows.length} rows</Button>
      )}
    </Surface>
  );
};
