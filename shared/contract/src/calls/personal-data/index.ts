export { deleteAccount } from './delete-account.ts';
export { downloadExport, exportLink, exportState, requestExport } from './export.ts';
