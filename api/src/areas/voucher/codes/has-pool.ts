import { redemptionMethods } from '@phila/contract';

/**
 * True for offers with a code for each person: unique codes, or a PIN each.
 * @param method the name of its redemption method; undefined where that is not known
 */
export const hasPool = (method: string | undefined, uniqueCode: boolean): boolean =>
  method === redemptionMethods.uniqueCode || (method === redemptionMethods.pin && uniqueCode);
