export { DataTable } from './data-table.tsx';
export { orderOf, sortText, type Order, type TableColumn } from './table-column.ts';
export type { DataTableProps, Selection } from './table-props.ts';
