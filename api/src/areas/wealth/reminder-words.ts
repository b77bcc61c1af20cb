import { lookupRows } from '../../core/lookups/index.ts';

/** An entry of one of the lists that products name their type and provider by. */
interface Named {
  id: number;
  name: string;
}

const nameIn = (list: readonly Named[], id: number | null): string | undefined =>
  list.find((one) => one.id === id)?.name;

/** @param kind what is said after the type, where the type alone does not say it: `insurance` */
const wordsOf =
  (types: readonly Named[], providers: readonly Named[], kind: string, happens: string) =>
  (typeId: number | null, providerId: number | null): string => {
    const type = nameIn(types, typeId) ?? 'Your';
    const provider = nameIn(providers, providerId);
    return `${type}${kind}${provider === undefined ? '' : ` with ${provider}`} ${happens}`;
  };

/** What the reminders of the products say, by type and provider: `Vehicle insurance with Santam renews`. */
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
