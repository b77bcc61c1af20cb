export { budget } from './budget.ts';
export { compoundInterest } from './compound-interest.ts';
export { loan } from './loan.ts';
export { medicalAidDependant, medicalAidDetails, upsertMedicalAidDetails } from './medical-aid.ts';
export { mortgage } from './mortgage.ts';
export { netWealth } from './net-wealth.ts';
export { ownCalculations, saveOwnCalculation } from './own-calculations.ts';
export { payslip } from './payslip.ts';
export {
  debts,
  retirementPlanning,
  riskCover,
  shortTermInsurance,
  shortTermInvestment,
  willAndTestament,
} from './products.ts';
export { retirement } from './retirement.ts';
export { payslipCalculator, saveTaxYear, taxYears } from './tax-years.ts';
export { vehicle } from './vehicle.ts';
