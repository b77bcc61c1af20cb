import { useRef, useState, type ReactNode } from 'react';
import { useContainerWidth } from '../container-width/index.ts';
import { SortChoice } from './sort-choice.tsx';
import { TableCards } from './table-cards.tsx';
import type { Order, TableColumn } from './table-column.ts';
import { TableRows } from './table-rows.tsx';
import styles from './data-table.module.css';

export interface Selection {
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
  /** The level of the cards' headings; default: 2. */
  level?: 2 | 3;
  /** Stands in the line above the rows: a search, a button that adds. */
  tools?: ReactNode;
  /** The count of the rows, their pages: at the end of the line above a table, below the cards. */
  paging?: ReactNode;
  /** Stands in the place of the rows: nothing was found. */
  instead?: ReactNode;
}

/** What a column needs at least, in pixels, before the rows become cards. */
const COLUMN = 112;
/** Never a table below this width, however few its columns. */
const NARROWEST = 560;

/**
 * Rows with columns: a table where its container has the width for it and nothing of it would have to be scrolled into
 * sight, else a card for each row.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { columns, onSort, order = null, unsorted, tools, paging, instead } = props;
  const place = useRef<HTMLDivElement>(null);
  const width = useContainerWidth(place);
  // Kept while the columns are as many, so that a page of shorter texts is no table between pages of cards.
  const [found, setFound] = useState({ columns: columns.length, needed: 0 });
  const needed = found.columns === columns.length ? found.needed : 0;
  const isNarrow = width !== null && width < Math.max(NARROWEST, columns.length * COLUMN, needed);
  return (
    <div ref={place}>
      {(tools !== undefined || (isNarrow ? onSort : paging) !== undefined) && (
        <div className={styles.tools}>
          {tools}
          {!isNarrow && paging !== undefined && <div className={styles.paging}>{paging}</div>}
          {isNarrow && onSort && instead === undefined && (
            <SortChoice columns={columns} order={order} onSort={onSort} unsorted={unsorted} />
          )}
        </div>
      )}
      {instead ??
        (isNarrow ? (
          <TableCards {...props} />
        ) : (
          <TableRows
            {...props}
            onWidth={(wide) => {
              if (width !== null && wide > width + 1) setFound({ columns: columns.length, needed: wide });
            }}
          />
        ))}
      {isNarrow && paging !== undefined && <div className={styles.paging}>{paging}</div>}
    </div>
  );
};
