import { debtKinds } from '@phila/contract';
import { lookupRows } from '../../core/lookups/index.ts';
import { nameIn } from './names.ts';

/** @param kind added to the type's name where the name alone is unclear: ` insurance` */
const wordsOf =
  (
    types: Parameters<typeof nameIn>[0],
    providers: Parameters<typeof nameIn>[0],
    kind: string,
    happens: string,
  ) =>
  (typeId: number | null, providerId: number | null, typed: string | null): string => {
    const type = nameIn(types, typeId) ?? 'Your';
    const provider = nameIn(providers, providerId) ?? typed;
    return `${type}${kind}${provider === null ? '' : ` with ${provider}`} ${happens}`;
  };

/** Texts of products' reminders, by type and provider, chosen or typed: `Vehicle insurance with Santam renews`. */
export const insuranceRenews = wordsOf(
  lookupRows.shortTermTypes,
  lookupRows.shortTermProviders,
  ' insurance',
  'renews',
);
export const coverEnds = wordsOf(lookupRows.riskCoverTypes, lookupRows.riskCoverProviders, ' cover', 'ends');
export const investmentEnds = wordsOf(
  lookupRows.shortTermInvestmentsTypes,
  lookupRows.shortTermInvestmentsProviders,
  '',
  'ends',
);
export const planEnds = wordsOf(
  lookupRows.retirementPlanningTypes,
  lookupRows.retirementPlanningProductProviders,
  '',
  'ends',
);
export const debtEnds = wordsOf(debtKinds, lookupRows.bankBranches, '', 'ends');
