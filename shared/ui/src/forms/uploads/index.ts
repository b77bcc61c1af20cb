export { documentReads } from './document-reads.ts';
export { PickFiles } from './pick-files.tsx';
export { TABLE_FILES } from './table-files.ts';
export { UploadRows } from './upload-rows.tsx';
export { addUploads, forgetUploads, useUploads, type Upload } from './uploads.ts';
export { useDrop } from './use-drop.ts';
