import { DataTable } from '../data-table/index.ts';
import { Loading } from '../loading/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import type { Column, TableRecord } from '../record-list/index.ts';
import { headOf } from './head-of.ts';
import { turnOf } from './turn-of.ts';
import styles from './record-screen.module.css';

const ROWS = ['1', '2', '3'];
const WIDTHS = [96, 128, 80, 112, 64];

/** Bars of many lengths look like words. */
const barIn = (column: number) => (row: string) => (
  <Skeleton width={WIDTHS[(Number(row) + column) % WIDTHS.length] ?? 96} height={18} />
);

interface WaitingProps {
  type: TableRecord;
  columns: readonly Column[];
}

/** The table before its rows: its own headings, with bars beneath them. */
export const Waiting = ({ type, columns }: WaitingProps) => (
  <Loading what={`your ${type.title.toLowerCase()} details`}>
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
      tools={<Skeleton className={styles.search} width={280} height={40} />}
    />
  </Loading>
);
