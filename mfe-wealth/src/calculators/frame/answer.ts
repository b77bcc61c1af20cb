import type { ChartProps } from '@phila/ui';
import type { Figure, Unit } from './figure.ts';

/** A column: its field in a row, its heading and its unit. */
export interface Column {
  name: string;
  label: string;
  unit: Unit | 'day' | 'words';
}

export type Row = Readonly<Record<string, number | string | null>>;

/** Figures in rows: a chart's, or a whole schedule's. */
export interface Table {
  title: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Draws the table only when opened. */
  isLong?: boolean;
}

/** Advice on a bad answer, shown before the field to change. */
export interface Advice {
  field: string;
  title: string;
  message: string;
}

/** A calculator's answer, all of it from the engine's result. */
export interface Answer {
  /** The main figure, in large type; null until enough is entered. */
  main: Figure;
  /** Its meaning, in a sentence. */
  sentence: string;
  facts: readonly Figure[];
  charts: readonly ChartProps[];
  tables: readonly Table[];
  advice?: readonly Advice[];
  /** Legal tables behind the answer, with year and source. */
  sources: readonly string[];
}
