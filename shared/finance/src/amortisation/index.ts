export { exactInstalment, principalFor } from './instalment.ts';
export type { LoanResult, LoanTotals, LoanWithExtra, ScheduleRow, ScheduleYear } from './result.ts';
export { repay, type Repayment } from './repay.ts';
