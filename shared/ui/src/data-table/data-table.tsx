import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useContainerWidth } from '../container-width/index.ts';
import { SortChoice } from './sort-choice.tsx';
import { TableCards } from './table-cards.tsx';
import type { DataTableProps } from './table-props.ts';
import { shownColumns } from './shown-columns.ts';
import { TableRows } from './table-rows.tsx';
import styles from './data-table.module.css';

/** By the number of columns that gave way: the pixels that the table was seen to need. */
type Needed = readonly (number | undefined)[];
const NOTHING_SEEN: Needed = [];

const neverChanges = () => () => undefined;

/**
 * Rows with columns: a table where nothing of it would have to be scrolled into sight, with the columns that its
 * container has the width for: the least important give way first. Where those that stay have no room, a card for each
 * row.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { columns, onSort, order = null, unsorted, tools, paging, instead, first = 'table', onCards } = props;
  const { toolsBelow = false } = props;
  const place = useRef<HTMLDivElement>(null);
  const width = useContainerWidth(place);
  // While a page is made without a browser there is no width; in one it is measured before the first paint.
  const isBuilt = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  // Kept while the columns are as many, so that a page of shorter texts is no table between pages of cards.
  const [found, setFound] = useState({ columns: columns.length, needed: NOTHING_SEEN });
  const needed = found.columns === columns.length ? found.needed : NOTHING_SEEN;
  const shown =
    isBuilt && first === 'cards' ? { columns: null, gone: [] } : shownColumns(columns, width, needed);
  const isNarrow = shown.columns === null;
  useLayoutEffect(() => onCards?.(isNarrow), [onCards, isNarrow]);
  // A heading that gave way cannot be pressed.
  const choosesOrder = isNarrow || shown.gone.some(({ isSortable = true }) => isSortable);
  const isBelow = toolsBelow && !isNarrow;
  const line = (tools !== undefined ||
    (choosesOrder && onSort !== undefined) ||
    (!isNarrow && paging !== undefined)) && (
    <div className={styles.tools} data-below={isBelow || undefined}>
      {tools}
      {choosesOrder && onSort && instead === undefined && (
        <SortChoice columns={columns} order={order} onSort={onSort} unsorted={unsorted} />
      )}
      {!isNarrow && paging !== undefined && <div className={styles.paging}>{paging}</div>}
    </div>
  );
  return (
    <div ref={place}>
      {!isBelow && line}
      {instead ??
        (shown.columns === null ? (
          <TableCards {...props} />
        ) : (
          <TableRows
            {...props}
            columns={shown.columns}
            gone={shown.gone}
            onWidth={(wide) => {
              if (width !== null && wide > width + 1)
                setFound({ columns: columns.length, needed: replaced(needed, shown.gone.length, wide) });
            }}
          />
        ))}
      {isBelow && line}
      {isNarrow && paging !== undefined && <div className={styles.paging}>{paging}</div>}
    </div>
  );
};

const replaced = (needed: Needed, at: number, wide: number): Needed =>
  Array.from({ length: Math.max(needed.length, at + 1) }, (_, count) =>
    count === at ? wide : needed[count],
  );
