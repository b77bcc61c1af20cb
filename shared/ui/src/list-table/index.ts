export { ListTable, type ListTableProps } from './list-table.tsx';
export { KeptPlace } from './kept-place.tsx';
export { lateCode } from './late-code.ts';
