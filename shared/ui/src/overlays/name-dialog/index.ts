export { NameDialog, type NameDialogProps } from './name-dialog.tsx';
