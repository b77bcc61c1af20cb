import { calls, itemsOf } from '@phila/contract/calls';
import { lookups } from '@phila/contract/lookups';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type RecordedValue, foundValues } from './take-over.ts';
import { countsAsOwn } from '../elsewhere/debts.ts';
import { useDebts } from '../elsewhere/use-debts.ts';
import { readsOf, type Reads } from '../elsewhere/reads.ts';
import { useNames } from '../elsewhere/use-names.ts';
import { useOwn } from '../elsewhere/use-own.ts';

/**
 * Finds assets and debts in My Wealth's records and the calculations marked as the person's own.
 * @param today YYYY-MM-DD
 */
export const useValuesElsewhere = (today: string): { found: RecordedValue[]; reads: Reads } => {
  const investments = useQuery(calls.wealth.shortTermInvestment.list.query({ query: {} }));
  const retirement = useQuery(calls.wealth.retirementPlanning.list.query({ query: {} }));
  const mortgage = useQuery(calls.wealth.mortgage.read.query({}));
  const vehicle = useQuery(calls.wealth.vehicle.read.query({}));
  const loan = useQuery(calls.wealth.loan.read.query({}));
  const { debts, reading: debtsRead } = useDebts();
  const { own, isOwn } = useOwn();
  const types = useNames(lookups.shortTermInvestmentsTypes);
  const providers = useNames(lookups.shortTermInvestmentsProviders);
  const retirementTypes = useNames(lookups.retirementPlanningTypes);
  const retirementProviders = useNames(lookups.retirementPlanningProductProviders);
  const all = [investments, retirement, debtsRead, mortgage, vehicle, loan, own];
  const found = useMemo(
    () =>
      foundValues(
        {
          investments: (investments.data === undefined ? [] : itemsOf(investments.data)).map(
            ({ type, provider, providerName, value }) => ({
              type: types.get(type),
              provider: providerName ?? providers.get(provider),
              value,
            }),
          ),
          retirement: (retirement.data === undefined ? [] : itemsOf(retirement.data)).map((plan) => ({
            type: retirementTypes.get(plan.retirementPlanningTypeId),
            provider:
              plan.retirementPlanningProductProviderName ??
              retirementProviders.get(plan.retirementPlanningProductProviderId),
            value: plan.value,
          })),
          debts,
          bond: (countsAsOwn('mortgage', isOwn, debts) && mortgage.data?.result) || null,
          vehicle: (countsAsOwn('vehicle', isOwn, debts) && vehicle.data?.result) || null,
          loan: (countsAsOwn('loan', isOwn, debts) && loan.data?.result) || null,
        },
        today,
      ),
    [
      investments.data,
      retirement.data,
      debts,
      mortgage.data,
      vehicle.data,
      loan.data,
      isOwn,
      types,
      providers,
      retirementTypes,
      retirementProviders,
      today,
    ],
  );
  return { found, reads: readsOf(all) };
};
