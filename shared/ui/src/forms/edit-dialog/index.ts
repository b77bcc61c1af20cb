export { EditDialog, type EditDialogProps } from './edit-dialog.tsx';
export type { OnlyRows } from './edit-dialog.tsx';
