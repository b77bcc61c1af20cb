import { debtKinds } from '@phila/contract';
import { lookupRows } from '../../core/lookups/index.ts';

/** A lookup row of product types or providers. */
interface Named {
  id: number;
  name: string;
}

/** Name of an entry of a list; undefined for none. */
export const nameIn = (list: readonly Named[], id: number | null): string | undefined =>
  list.find((one) => one.id === id)?.name;

/**
 * Makes the name of a product of its type and provider, chosen or typed: `Retirement annuity, Sanlam`.
 * @param otherwise the name where the type is not known
 */
const namer =
  (types: readonly Named[], providers: readonly Named[], otherwise: string) =>
  (typeId: number | null, providerId: number | null, typed: string | null): string =>
    [nameIn(types, typeId) ?? otherwise, nameIn(providers, providerId) ?? typed]
      .filter((part) => typeof part === 'string')
      .join(', ');

export const policyName = namer(lookupRows.shortTermTypes, lookupRows.shortTermProviders, 'Insurance');
export const coverName = namer(lookupRows.riskCoverTypes, lookupRows.riskCoverProviders, 'Risk cover');
export const investmentName = namer(
  lookupRows.shortTermInvestmentsTypes,
  lookupRows.shortTermInvestmentsProviders,
  'Investment',
);
export const planName = namer(
  lookupRows.retirementPlanningTypes,
  lookupRows.retirementPlanningProductProviders,
  'Retirement plan',
);
export const loanName = namer(debtKinds, lookupRows.bankBranches, 'Loan');
