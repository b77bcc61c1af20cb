export { ageAtYearEnd, ageFromIdentityNumber } from './age.ts';
export { calculatePayslip } from './calculate.ts';
export { deductionTableTax } from './deduction-table.ts';
export { payslipEntry, payslipEntryFor, type PayslipEntry } from './entry.ts';
export { salaryForNet } from './gross-for-net.ts';
export type { PayslipResult } from './result.ts';
