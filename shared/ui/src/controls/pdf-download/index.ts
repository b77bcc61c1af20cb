export { PdfDownload, type PdfDownloadProps } from './pdf-download.tsx';
