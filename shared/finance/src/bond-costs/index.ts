export { bondCosts, type BondCostFigures, type BondCosts } from './costs.ts';
