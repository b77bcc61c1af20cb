import type { ReactNode } from 'react';
import styles from './plain-table.module.css';

export interface ListColumn<Row> {
  key?: string;
  /** The value that a cell shows, or that `render` is called with. */
  dataIndex?: keyof Row & string;
  title: ReactNode;
  align?: 'right';
  /** Pixels; default: as wide as its texts. */
  width?: number;
  /** Sorted by its head. */
  sorter?: true;
  sortOrder?: 'ascend' | 'descend' | null;
  sortDirections?: ('ascend' | 'descend')[];
  render?: (value: unknown, row: Row, index: number) => ReactNode;
}

export interface PlainTableProps<Row> {
  rowKey: keyof Row & string;
  /** Default: `large`. */
  size?: 'small' | 'middle' | 'large';
  columns: readonly ListColumn<Row>[];
  dataSource: readonly Row[];
  /** As wide as its place at the least (true), or as what it shows. */
  scroll: { x: true | 'max-content' };
  /** Leaves room for the boxes that choose rows. */
  isChosenFrom: boolean;
}

const shown = <Row extends object>(
  { dataIndex, render }: ListColumn<Row>,
  row: Row,
  index: number,
): ReactNode => {
  const value: unknown = dataIndex === undefined ? undefined : row[dataIndex];
  if (render !== undefined) return render(value, row, index);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

const SORTED = { ascend: 'ascending', descend: 'descending' } as const;

/** Stands where antd has the boxes that choose rows. */
const NO_BOX = { title: null, render: () => null };

/** Rows at the places and in the look of antd's Table, without its code: nothing in it is a control but what the cells draw. */
export const PlainTable = <Row extends object>({
  rowKey,
  size = 'large',
  columns,
  dataSource,
  scroll,
  isChosenFrom,
}: PlainTableProps<Row>) => {
  const drawn: readonly ListColumn<Row>[] = isChosenFrom ? [NO_BOX, ...columns] : columns;
  return (
    <div className={styles.place} data-size={size} data-sideways="">
      <table
        className={styles.table}
        data-fits={scroll.x === 'max-content' || undefined}
        data-chosen={isChosenFrom || undefined}
      >
        <colgroup>
          {drawn.map(({ width }, at) => (
            <col key={at} style={width === undefined ? {} : { width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {drawn.map(({ title, align, sorter, sortOrder }, at) => {
              // What names nothing is no head.
              const Head = title === null ? 'td' : 'th';
              return (
                <Head
                  key={at}
                  {...(title === null ? {} : { scope: 'col' })}
                  data-align={align}
                  aria-sort={sortOrder ? SORTED[sortOrder] : undefined}
                >
                  {sorter === true ? <span className={styles.sorted}>{title}</span> : title}
                </Head>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {dataSource.map((row, index) => (
            <tr key={String(row[rowKey])}>
              {drawn.map((column, at) => (
                <td key={at} data-align={column.align}>
                  {shown(column, row, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
