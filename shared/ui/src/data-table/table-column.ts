import type { ReactNode } from 'react';

/** A column of a {@link DataTable}. */
export interface TableColumn<Row> {
  /** Unique; what `sort` calls it. */
  name: string;
  label: string;
  /** The label within one row, where it depends on the row. Default: `label`. */
  labelIn?: (row: Row) => string;
  cell: (row: Row) => ReactNode;
  /** Figures stand under one another. */
  isNumber?: boolean;
  /** False where the rows cannot be sorted by it; default: true where the table can be sorted. */
  isSortable?: boolean;
  /** What the row is called: where rows are cards, its cell is the heading and is not said a second time. */
  isTitle?: boolean;
  /** Whether a row's name says it already: where rows are cards, it is not said a second time below that. */
  isInName?: (row: Row) => boolean;
  /**
   * Gives way where the table has no room for all columns, 1 first: what it says stands below the row's first cell
   * there. Left out: it stays.
   */
  givesWay?: number | undefined;
}

/** In what order rows are shown. */
export interface Order {
  /** A column's name. */
  field: string;
  descending: boolean;
}

/** `-name` for descending, as the service and the address write it; '' for none. */
export const sortText = (order: Order | null): string =>
  order === null ? '' : `${order.descending ? '-' : ''}${order.field}`;

export const orderOf = (sort: string): Order | null =>
  sort === '' ? null : { field: sort.replace(/^-/, ''), descending: sort.startsWith('-') };
