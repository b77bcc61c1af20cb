export { EditDialog, type EditDialogProps } from './edit-dialog.tsx';
