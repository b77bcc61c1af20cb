export { bondCosts, type BondCosts } from './costs.ts';
export { shippedBondCosts, type BondCostTables } from './tables.ts';
