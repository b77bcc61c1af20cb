import { useIsHydrated } from '@phila/platform';
import { useLayoutEffect, useRef, useState } from 'react';
import { useContainerWidth } from '../../layout/container-width/index.ts';
import { SortChoice } from './sort-choice.tsx';
import { TableCards } from './table-cards.tsx';
import type { DataTableProps } from './table-props.ts';
import { shownColumns } from './shown-columns.ts';
import { TableRows } from './table-rows.tsx';
import styles from './data-table.module.css';

/** The measured width of the table in pixels, by the number of columns left out. */
type Needed = readonly (number | undefined)[];
const NOTHING_SEEN: Needed = [];

/**
 * Draws rows as a table with the columns that its container has room for, the least important left out first; if even
 * the fixed columns do not fit, draws a card for each row.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { columns, onSort, order = null, unsorted, tools, paging, instead, first = 'table', onCards } = props;
  const { toolsBelow = false } = props;
  const place = useRef<HTMLDivElement>(null);
  const width = useContainerWidth(place);
  // Has no width until then; a browser measures it before the first paint.
  const isHydrated = useIsHydrated();
  // Kept while the number of columns stays, so that a page of shorter texts is no table between pages of cards.
  const [found, setFound] = useState({ columns: columns.length, needed: NOTHING_SEEN });
  const needed = found.columns === columns.length ? found.needed : NOTHING_SEEN;
  const shown =
    !isHydrated && first === 'cards' ? { columns: null, gone: [] } : shownColumns(columns, width, needed);
  const isNarrow = shown.columns === null;
  useLayoutEffect(() => onCards?.(isNarrow), [onCards, isNarrow]);
  // Offers a list of orders if a column is hidden, because its heading cannot be pressed.
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
