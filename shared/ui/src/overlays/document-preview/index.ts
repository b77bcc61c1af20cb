export { DocumentPreview, FilePreview } from './document-preview.tsx';
export { canPreview, downloadDocument, type ShownDocument } from './shown-document.ts';
