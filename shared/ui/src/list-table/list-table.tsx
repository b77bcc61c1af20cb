import type { TableProps } from 'antd/es/table';
import { useRef } from 'react';
import { FaultPanel } from '../fault-panel/index.ts';
import { KeptPlace } from './kept-place.tsx';
import { lateCode } from './late-code.ts';
import styles from './plain-table.module.css';
import { PlainTable, type ListColumn, type PlainTableProps } from './plain-table.tsx';

type OfAntd<Row> = Pick<TableProps<Row>, 'loading' | 'onChange' | 'rowSelection' | 'showSorterTooltip'>;

export interface ListTableProps<Row> extends Omit<PlainTableProps<Row>, 'isChosenFrom'>, OfAntd<Row> {
  columns: ListColumn<Row>[];
  /** Whether something lies over it: antd's Table comes once that is gone. Default: nothing does. */
  isBehind?: boolean;
}

// In the file of the table that remotes import: a file of its own would be named in the first script.
const useAntdTable = lateCode(
  async () => (await import(/* webpackChunkName: "provide:antd-table" */ './antd-table.ts')).Table,
);

/**
 * antd's Table for the rows of a list, which stand there as a plain table until antd's code has come: that weighs more, and
 * takes longer to evaluate, than all else on the page.
 */
export const ListTable = <Row extends object>(props: ListTableProps<Row>) => {
  const { rowKey, size, columns, dataSource, scroll, loading, rowSelection, onChange, showSorterTooltip } =
    props;
  const { isBehind = false } = props;
  const place = useRef<HTMLDivElement>(null);
  const { code: Table, failed, retry } = useAntdTable(!isBehind, place);
  return (
    <>
      <KeptPlace drawnBy={Table} place={place} className={styles.kept}>
        {Table === null ? (
          <PlainTable<Row>
            rowKey={rowKey}
            columns={columns}
            dataSource={dataSource}
            scroll={scroll}
            isChosenFrom={rowSelection !== undefined}
            {...(size === undefined ? {} : { size })}
          />
        ) : (
          <Table<Row>
            rowKey={rowKey}
            columns={columns}
            dataSource={dataSource}
            scroll={scroll}
            pagination={false}
            {...(size === undefined ? {} : { size })}
            {...(loading === undefined ? {} : { loading })}
            {...(rowSelection === undefined ? {} : { rowSelection })}
            {...(onChange === undefined ? {} : { onChange })}
            {...(showSorterTooltip === undefined ? {} : { showSorterTooltip })}
          />
        )}
      </KeptPlace>
      {failed && <FaultPanel area="Sorting and choosing rows" onRetry={retry} />}
    </>
  );
};
