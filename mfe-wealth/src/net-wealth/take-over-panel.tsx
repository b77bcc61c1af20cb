import { calls, itemsOf } from '@phila/contract/calls';
import { moneyText } from '@phila/contract/format';
import { lookups } from '@phila/contract/lookups';
import { Link, useRead } from '@phila/platform';
import { useMemo } from 'react';
import { FoundPanel, readsOf, TakeOverButton } from '../calculators/frame/found-panel.tsx';
import type { Line } from './line.ts';
import { foundElsewhere, lineOf, type Found } from './take-over.ts';

interface TakeOverProps {
  today: string;
  lines: readonly Line[];
  onTake: (found: readonly Found[]) => void;
}

/** The names of a lookup by their ids; empty until it came. */
const useNames = (lookup: typeof lookups.shortTermInvestmentsTypes): ReadonlyMap<unknown, string> => {
  const { data } = useRead(lookup.call, {});
  return useMemo(
    () => new Map((data ?? []).map((row) => [lookup.idOf(row), lookup.labelOf(row)])),
    [data, lookup],
  );
};

/** What the person has in the records and calculators of My Wealth. */
const useElsewhere = (today: string) => {
  const investments = useRead(calls.wealth.shortTermInvestment.list, { query: {} });
  const retirement = useRead(calls.wealth.retirementPlanning.list, { query: {} });
  const mortgage = useRead(calls.wealth.mortgage.read, {});
  const vehicle = useRead(calls.wealth.vehicle.read, {});
  const loan = useRead(calls.wealth.loan.read, {});
  const types = useNames(lookups.shortTermInvestmentsTypes);
  const providers = useNames(lookups.shortTermInvestmentsProviders);
  const retirementTypes = useNames(lookups.retirementPlanningTypes);
  const retirementProviders = useNames(lookups.retirementPlanningProductProviders);
  const all = [investments, retirement, mortgage, vehicle, loan];
  const found = useMemo(
    () =>
      foundElsewhere(
        {
          investments: (investments.data === undefined ? [] : itemsOf(investments.data)).map(
            ({ type, provider, value }) => ({
              type: types.get(type),
              provider: providers.get(provider),
              value,
            }),
          ),
          retirement: (retirement.data === undefined ? [] : itemsOf(retirement.data)).map(
            ({ retirementPlanningTypeId, retirementPlanningProductProviderId, value }) => ({
              type: retirementTypes.get(retirementPlanningTypeId),
              provider: retirementProviders.get(retirementPlanningProductProviderId),
              value,
            }),
          ),
          bond: mortgage.data?.result ?? null,
          vehicle: vehicle.data?.result ?? null,
          loan: loan.data?.result ?? null,
        },
        today,
      ),
    [
      investments.data,
      retirement.data,
      mortgage.data,
      vehicle.data,
      loan.data,
      types,
      providers,
      retirementTypes,
      retirementProviders,
      today,
    ],
  );
  return { found, reads: readsOf(all) };
};

const keyOf = ({ source, label }: Found): string => `${source} ${label}`;

/** What the person has elsewhere already, each with its source and its day, taken over by a press and never silently. */
export const TakeOver = (props: TakeOverProps) => (
  <TakeOverButton>
    <FoundValues {...props} />
  </TakeOverButton>
);

const FoundValues = ({ today, lines, onTake }: TakeOverProps) => {
  const { found, reads } = useElsewhere(today);
  return (
    <FoundPanel
      found={found.map((one) => ({
        key: keyOf(one),
        label: one.label,
        text: moneyText(one.amount),
        source: one.source,
        isTaken: lineOf(lines, one)?.amount === one.amount,
      }))}
      reads={reads}
      nothing={
        <>
          Nothing with a value yet. Add{' '}
          <Link to="/wealth/financial-products/short-term-investments">investments</Link>, or save a{' '}
          <Link to="/wealth/financial-tools/mortgage">bond</Link> in its calculator.
        </>
      }
      onTake={(keys) => onTake(found.filter((one) => keys.includes(keyOf(one))))}
    />
  );
};
