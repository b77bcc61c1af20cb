export { calculateLoan, creditProductOf, type LoanCalculation } from './calculate.ts';
export { loanEntry, type LoanEntry } from './entry.ts';
