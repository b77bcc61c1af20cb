export { calculateAffordability, type AffordabilityResult } from './calculate.ts';
export { affordabilityEntry, type AffordabilityEntry } from './entry.ts';
export { minimumExpenses } from './norms.ts';
