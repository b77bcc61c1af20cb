export { usePages, type Pages } from './use-pages.ts';
export { useTableView, type TableView } from './use-table-view.ts';
