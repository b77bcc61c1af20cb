import { redemptionMethods } from '@phila/contract';

/**
 * Whether an offer gives each person a code of their own: by unique codes, or by PINs that differ.
 * @param method the name of its redemption method; undefined where that is not known
 */
export const hasPool = (method: string | undefined, uniqueCode: boolean): boolean =>
  method === redemptionMethods.uniqueCode || (method === redemptionMethods.pin && uniqueCode);
