import type { ReactNode } from 'react';

/** A column of a {@link DataTable}. */
export interface TableColumn<Row> {
  /** The column's unique name, also in `sort`. */
  name: string;
  label: string;
  /** The label for a row, where it depends on the row. Default: `label`. */
  labelIn?: (row: Row) => string;
  cell: (row: Row) => ReactNode;
  /** True for figures, which align on the right. */
  isNumber?: boolean;
  /** False if the rows cannot be sorted by it; default: true in a table that sorts. */
  isSortable?: boolean;
  /** True for the column that names the row: its cell is the card's heading, and is not repeated below. */
  isTitle?: boolean;
  /** Tells if a row's name contains this value, so that the card does not repeat it. */
  isInName?: (row: Row) => boolean;
  /**
   * The turn in which the column is hidden for lack of room, 1 first; its value is then listed below the row's first
   * cell. Undefined: it stays.
   */
  givesWay?: number | undefined;
}

/** An order of rows. */
export interface Order {
  /** A column's name. */
  field: string;
  descending: boolean;
}

/** Writes an order as the service and the address do: `-name` for descending; '' for none. */
export const sortText = (order: Order | null): string =>
  order === null ? '' : `${order.descending ? '-' : ''}${order.field}`;

export const orderOf = (sort: string): Order | null =>
  sort === '' ? null : { field: sort.replace(/^-/, ''), descending: sort.startsWith('-') };
