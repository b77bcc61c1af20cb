export { type GivenValue, type Holding, type LoanCourse, WHOLE, type Worth } from './holding.ts';
export {
  changeOf,
  isOldValue,
  type NetWorthChange,
  type NetWorthPoint,
  netWorthSeries,
  type NetWorthTotals,
} from './net-worth.ts';
export { nextDue } from './run-down.ts';
