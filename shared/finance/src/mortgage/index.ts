export { bondCosts, type BondCosts } from '../bond-costs/index.ts';
export { transferDuty } from '../transfer-duty/index.ts';
export { calculateMortgage, type MortgageResult, type MortgageFigures } from './calculate.ts';
export { mortgageEntry, type MortgageEntry } from './entry.ts';
