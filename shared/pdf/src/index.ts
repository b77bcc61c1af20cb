/**
 * `@phila/pdf`: React components for documents in the house style. Light: only the page's worker and the service's
 * threads load the PDF library.
 */
export { ChartDrawing, type ChartFacts } from './house/chart-drawing.tsx';
export { type Fact, Facts } from './house/facts.tsx';
export { Heading, Paragraph, Section, Title } from './house/headings.tsx';
export { Headline } from './house/headline.tsx';
export { HouseDocument, type HouseDocumentProps } from './house/house-document.tsx';
export {
  ACCENT,
  GOLD,
  GROUND,
  INK,
  INNER,
  letters,
  QUIET,
  RULE,
  SEMIBOLD,
  SERIES,
  SMALL,
  TEXT,
  USUAL,
} from './house/look.ts';
export { Note } from './house/note.tsx';
export { Parties, type Party } from './house/parties.tsx';
export * from './house/primitives.ts';
export { QrDrawing } from './house/qr-drawing.tsx';
export { type Sum, Sums } from './house/sums.tsx';
export { Table, type TableColumn } from './house/table.tsx';
