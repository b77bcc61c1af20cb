export {
  creditClassOf,
  maximumInitiationFee,
  maximumRate,
  withVat,
  type CreditFigures,
  type CreditProduct,
} from './maximum.ts';
export { creditActWarnings, productNames, type AskedCredit } from './warnings.ts';
