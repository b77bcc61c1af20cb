export { budget } from './wealth/budget.ts';
export { compoundInterest } from './wealth/compound-interest.ts';
export { loan } from './wealth/loan.ts';
export { mortgage } from './wealth/mortgage.ts';
export { netWealth } from './wealth/net-wealth.ts';
export { payslip } from './wealth/payslip.ts';
export { retirement } from './wealth/retirement.ts';
export { payslipCalculator, saveTaxYear, taxYears } from './wealth/tax-years.ts';
export { vehicle } from './wealth/vehicle.ts';
