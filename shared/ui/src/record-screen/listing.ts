import type { ReactNode } from 'react';
import type { Order } from './arrange.ts';
import type { Column } from './columns.ts';
import type { Row } from './table-record.ts';

/** What a table and a list of cards show and do alike. */
export interface Listing {
  title: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** In what a row stands out for a moment: it was just saved. */
  fresh: string | null;
  nameOf: (row: Row) => string;
  labelOf: (column: Column, row: Row | null) => string;
  cell: (column: Column, row: Row) => ReactNode;
  order: Order | null;
  sort: (order: Order | null) => void;
  /** False where the service deletes one at a time only. */
  selectable: boolean;
  selected: ReadonlySet<string>;
  select: (ids: readonly string[], on: boolean) => void;
  edit: (row: Row) => void;
  /** Fetches the form's code before it is asked for. */
  ahead: () => void;
  remove: (rows: readonly Row[]) => void;
}
