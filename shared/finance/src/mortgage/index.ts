export { bondCosts, shippedBondCosts, type BondCosts, type BondCostTables } from '../bond-costs/index.ts';
export { shippedTransferDuty, transferDuty, type TransferDutyTable } from '../transfer-duty/index.ts';
export { calculateMortgage, type MortgageResult, type MortgageTables } from './calculate.ts';
export { mortgageEntry, type MortgageEntry } from './entry.ts';
