export { useHeldRows, type HeldRows, type HeldRowsOptions } from './held-rows.ts';
export {
  useListAddress,
  type ListAddress,
  type ListAddressOptions,
  type RowLink,
  type TableView,
} from './list-address.ts';
export { useListKeys } from './list-keys.ts';
export { useListReturn } from './list-return.ts';
export { useTypedSearch } from './typed-search.ts';
export { useListRows, type ListRows, type ListRowsOptions, type ListedBy } from './list-rows.ts';
