export {
  columnsOf,
  isNumber,
  isSortable,
  saidByName,
  textOf,
  type CellField,
  type Column,
  type NameOf,
} from './columns.ts';
export type { Row, TableRecord } from './table-record.ts';
export { useRecordList, type RecordList, type RecordListOptions } from './use-record-list.ts';
export { useNames } from './use-names.ts';
