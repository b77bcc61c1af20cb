export { ageAtYearEnd, ageFromIdentityNumber } from './age.ts';
export { calculatePayslip } from './calculate.ts';
export { deductionTableTax } from './deduction-table.ts';
export {
  NO_TAX_TABLES,
  payslipEntry,
  payslipEntryFor,
  payslipEntryWhere,
  type PayslipEntry,
} from './entry.ts';
export { salaryForNet } from './gross-for-net.ts';
export type { PayslipResult } from './result.ts';
