import type { ReactNode } from 'react';
import type { Order, TableColumn } from './table-column.ts';

export interface Selection {
  /** Begins the labels of the boxes; default: Select. */
  verb?: 'Select' | 'Choose';
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], on: boolean) => void;
}

export interface DataTableProps<Row> {
  /** Names the table or the list of cards. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** The rows of the page. */
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Names a row in its card's title and in its actions. */
  nameOf: (row: Row) => string;
  /** Draws a row's actions, always in sight. */
  actions?: (row: Row) => ReactNode;
  /** The selected rows, for actions on several. */
  selection?: Selection | undefined;
  order?: Order | null;
  /** Sorts; left out where the rows cannot be sorted. */
  onSort?: (order: Order | null) => void;
  /** Names the unsorted order in the list of orders; default: as added. */
  unsorted?: string;
  /** The key of a row just saved, which is highlighted for a moment. */
  fresh?: string | null;
  /** True while other rows load. */
  busy?: boolean;
  /** The form before the width is known, and in HTML that the build draws; default: `table`. */
  first?: 'table' | 'cards';
  /** Tells if the rows are cards, before the first paint: few cards need no search and no pages. */
  onCards?: (isCards: boolean) => void;
  /** The level of the cards' headings; default: 2. */
  level?: 2 | 3;
  /** Drawn in the line above the rows: a search, a button that adds. */
  tools?: ReactNode;
  /** The count and the pages: at the end of the line above a table, below the cards. */
  paging?: ReactNode;
  /** Puts the line below the table, for rows too few to need search and pages; cards keep it in its place. */
  toolsBelow?: boolean;
  /** Drawn instead of the rows: for example if none was found. */
  instead?: ReactNode;
}
