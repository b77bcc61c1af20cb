export { budget } from './budget.ts';
export { compoundInterest } from './compound-interest.ts';
export { figureTables, removeFigureTable, saveFigureTable } from './figure-tables.ts';
export { loan } from './loan.ts';
export { medicalAidDependant, medicalAidDetails, upsertMedicalAidDetails } from './medical-aid.ts';
export { mortgage } from './mortgage.ts';
export { netWealth } from './net-wealth.ts';
export { netWorth } from './net-worth.ts';
export { ownCalculations, saveOwnCalculation } from './own-calculations.ts';
export { payslip } from './payslip.ts';
export {
  assets,
  debts,
  ownLoans,
  ownPolicies,
  retirementPlanning,
  riskCover,
  shortTermInsurance,
  shortTermInvestment,
  willAndTestament,
} from './products.ts';
export { retirement } from './retirement.ts';
export { payslipCalculator, saveTaxYear, taxYears } from './tax-years.ts';
export { upcomingPayments } from './upcoming-payments.ts';
export { todayRenewals } from './today.ts';
export { vehicle } from './vehicle.ts';
