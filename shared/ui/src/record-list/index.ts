export { columnsOf, countOf, isNumber, isSortable, type Column } from './columns.ts';
export type { Row, TableRecord } from './table-record.ts';
export { useRecordList, type RecordList, type RecordListOptions } from './use-record-list.ts';
