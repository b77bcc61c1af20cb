export { calculateLoan, type LoanCalculation } from './calculate.ts';
export { loanEntry, type LoanEntry } from './entry.ts';
