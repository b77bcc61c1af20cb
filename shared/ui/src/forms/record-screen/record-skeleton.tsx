import { classes } from '../../layout/classes/index.ts';
import { DataTable } from '../../lists/data-table/index.ts';
import { Loading } from '../../feedback/loading/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import type { Column, TableRecord } from '../../lists/record-list/index.ts';
import { headOf } from './head-of.ts';
import { turnOf } from './turn-of.ts';

const ROWS = ['1', '2', '3'];
const WIDTHS = [96, 128, 80, 112, 64];

/** Varies the bars' lengths, so that they look like words. */
const barIn = (column: number) => (row: string) => (
  <Skeleton width={WIDTHS[(Number(row) + column) % WIDTHS.length] ?? 96} height={18} />
);

interface RecordSkeletonProps {
  type: TableRecord;
  columns: readonly Column[];
  /** True if entries will follow instead of a table. */
  isList: boolean;
}

/** The shape before the rows load: a table's own headings with bars beneath, or the lines of some entries. */
export const RecordSkeleton = ({ type, columns, isList }: RecordSkeletonProps) => (
  <Loading what={`your ${type.title.toLowerCase()} details`}>
    {isList ? (
      <div className={classes('stack gap-24 pad-y-12')}>
        {ROWS.map((row) => (
          <div key={row} className={classes('stack gap-8')}>
            <Skeleton width="40%" height={20} />
            <Skeleton width="60%" />
          </div>
        ))}
      </div>
    ) : (
      <DataTable
        label={type.title}
        columns={columns.map(({ name }, at) => ({
          name,
          label: headOf(type, name, []),
          cell: barIn(at),
          givesWay: turnOf(type, name),
        }))}
        rows={ROWS}
        keyOf={String}
        nameOf={() => '\u00a0'}
      />
    )}
  </Loading>
);
