export { shippedCreditLimits, type CreditLimits, type CreditProduct, type ProductLimits } from './limits.ts';
export { maximumInitiationFee, maximumRate, withVat } from './maximum.ts';
export { creditActWarnings, type AskedCredit } from './warnings.ts';
