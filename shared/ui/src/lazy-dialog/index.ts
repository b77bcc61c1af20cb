export { lazyDialog } from './lazy-dialog.tsx';
export { useLazyDialog, type LazyDialog, type LazyDialogOptions } from './use-lazy-dialog.ts';
