export { DataTable, type DataTableProps, type Selection } from './data-table.tsx';
export { orderOf, sortText, type Order, type TableColumn } from './table-column.ts';
export { usePages, type Pages } from './use-pages.ts';
export { useTableView, type TableView } from './use-table-view.ts';
