import { useRef, useState } from 'react';
import { useContainerWidth } from '../container-width/index.ts';
import { SortChoice } from './sort-choice.tsx';
import { TableCards } from './table-cards.tsx';
import type { DataTableProps } from './table-props.ts';
import { TableRows } from './table-rows.tsx';
import styles from './data-table.module.css';

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
