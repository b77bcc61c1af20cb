export { DataTable, type DataTableProps, type Selection } from './data-table.tsx';
export { orderOf, sortText, type Order, type TableColumn } from './table-column.ts';
