export { endExportLinks } from './export-links.ts';
