export { figureFaults, figureTableSchema } from './figure-table-schema.ts';
export {
  creditProducts,
  figureKinds,
  figureValues,
  type AnyFigureTable,
  type CreditProduct,
  type FigureKind,
  type Figures,
  type FigureTable,
} from './figure-table.ts';
export { figuresOn, figureTableOn, heldSince, lookAgainOn, oldFigureTables } from './find.ts';
export { shippedFigures, shippedFigureTables } from './shipped.ts';
