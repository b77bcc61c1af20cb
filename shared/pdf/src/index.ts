/**
 * `@phila/pdf`: the house styles of documents, as React components of which a document is made. Light: the PDF library
 * is in the worker of the page and in the service's threads alone.
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
