export { EditDialog, type EditDialogProps } from './edit-dialog.tsx';
export type { OnlyRow } from './edit-dialog.tsx';
