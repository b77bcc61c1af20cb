export { EditDialog, type EditDialogProps } from './edit-dialog.tsx';
/** Fetches the code of the controls that a record's form needs. */
export { preloadWidgets } from '../form-fields/index.ts';
