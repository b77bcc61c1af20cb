export { makeSheet } from './make-sheet.ts';
export { SaveRefused } from './save-refused.tsx';
export { SaveSheet, type SaveSheetProps, sheetItems, type SheetOf } from './save-sheet.tsx';
