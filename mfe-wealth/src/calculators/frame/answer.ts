import type { ChartProps } from '@phila/ui';
import type { Figure, Unit } from './figure.ts';

/** A column of a table: where its value lies in a row, what heads it and how it is read. */
export interface Column {
  name: string;
  label: string;
  unit: Unit | 'day' | 'words';
}

export type Row = Readonly<Record<string, number | string | null>>;

/** Figures in rows: what the chart draws, or the whole of a schedule. */
export interface Table {
  title: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** A long one is drawn once a person opens it. */
  isLong?: boolean;
}

/** What to do about an unwelcome answer: said before the field that changes it. */
export interface Advice {
  field: string;
  title: string;
  message: string;
}

/** What a calculator shows for a result: nothing in it is computed here, all of it is the engine's. */
export interface Answer {
  /** What the person came for, in large type; without a value until enough is entered to say it. */
  main: Figure;
  /** What it means, in a sentence. */
  sentence: string;
  facts: readonly Figure[];
  charts: readonly ChartProps[];
  tables: readonly Table[];
  advice?: readonly Advice[];
  /** The tables of law that it follows, with their year and where they are from. */
  sources: readonly string[];
}
