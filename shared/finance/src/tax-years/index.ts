export { dataFaults, type DataFault } from './faults.ts';
export { taxYearById, taxYearOn } from './find.ts';
export { rebatesAt, taxByTable, type IncomeTax } from './income-tax.ts';
export { latestRates } from './latest-rates.ts';
export { shippedTaxYears } from './shipped.ts';
export { taxYearSchema } from './tax-year-schema.ts';
export {
  yearOfAssessment,
  type Bracket,
  type DeductionTable,
  type Source,
  type TaxYear,
} from './tax-year.ts';
