import type { ReactNode } from 'react';
import type { Order, TableColumn } from './table-column.ts';

export interface Selection {
  /** Begins the names of the boxes; default: Select. */
  verb?: 'Select' | 'Choose';
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], on: boolean) => void;
}

export interface DataTableProps<Row> {
  /** Names the table or the list of cards. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** Those of the page. */
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What a person calls a row: the title of its card, and in the names of its actions. */
  nameOf: (row: Row) => string;
  /** What can be done to a row, always in sight. */
  actions?: (row: Row) => ReactNode;
  /** Rows are marked for what is done to several of them. */
  selection?: Selection | undefined;
  order?: Order | null;
  /** Sorts; left out where the rows keep their order. */
  onSort?: (order: Order | null) => void;
  /** What the order is called that the rows have unsorted, where they are cards; default: as added. */
  unsorted?: string;
  /** The key of a row that stands out for a moment: it was just saved. */
  fresh?: string | null;
  /** Other rows are on their way. */
  busy?: boolean;
  /** What is drawn before the width is known, which is what a page has that comes as HTML; default: `table`. */
  first?: 'table' | 'cards';
  /** Told whether the rows are cards, before it is seen: few cards need no search and no pages. */
  onCards?: (isCards: boolean) => void;
  /** The level of the cards' headings; default: 2. */
  level?: 2 | 3;
  /** Stands in the line above the rows: a search, a button that adds. */
  tools?: ReactNode;
  /** The count of the rows, their pages: at the end of the line above a table, below the cards. */
  paging?: ReactNode;
  /** Few rows need neither: below a table, so that it begins with the rows. Cards have them where they always are. */
  toolsBelow?: boolean;
  /** Stands in the place of the rows: nothing was found. */
  instead?: ReactNode;
}
