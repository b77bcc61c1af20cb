import { saveBlob } from '@phila/platform';
import { Button, Surface } from '@phila/ui';
import { useState } from 'react';
import type { Table } from './answer.ts';
import { csvOf } from './csv.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './frame.module.css';

interface AnswerTableProps {
  table: Table;
  /** The first part of the file's name: the calculator. */
  file: string;
}

/** A table of the answer, and its file for a spreadsheet. A long one is drawn once it is opened. */
export const AnswerTable = ({ table, file }: AnswerTableProps) => {
  const [isOpen, setOpen] = useState(table.isLong !== true);
  const save = () => {
    const name = `${file}-${table.title.toLowerCase().replaceAll(' ', '-')}.csv`;
    saveBlob(new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }), name);
  };
  return (
    <Surface
      title={table.title}
      // On paper, what is not opened is left out.
      className={isOpen ? undefined : styles.onScreen}
      action={
        <Button size="small" aria-label={`Save as CSV: ${table.title}`} onClick={save}>
          Save as CSV
        </Button>
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
