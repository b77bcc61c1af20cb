import { calls, itemsOf } from '@phila/contract/calls';
import { moneyText } from '@phila/contract/format';
import { centsFromRand, randFromCents, sumCents } from '@phila/finance/cents';
import type { PayslipEntry } from '@phila/finance/payslip';
import { useQuery } from '@tanstack/react-query';
import { readsOf } from '../../elsewhere/reads.ts';
import { isPaidByEmployerToo } from '@phila/finance/monthly-payments';
import type { Values } from '../../keeping/start.ts';
import { FoundPanel } from '../frame/found-panel.tsx';

interface PayslipSuggestionsProps {
  values: Values;
  onTake: (part: Partial<PayslipEntry>) => void;
}

const everyRow = { query: {} };

/** Offers payslip values from retirement plans and medical aid. */
export const PayslipSuggestions = ({ values: entered, onTake }: PayslipSuggestionsProps) => {
  const plans = useQuery(calls.wealth.retirementPlanning.list.query(everyRow));
  const { data: types } = useQuery(calls.lookup.retirementPlanningTypes.query({}));
  const dependants = useQuery(calls.wealth.medicalAidDependant.list.query(everyRow));
  const retirementContributions = randFromCents(
    sumCents(
      itemsOf(plans.data ?? []).map(({ monthlyContribution }) => centsFromRand(monthlyContribution ?? 0)),
    ),
  );
  const numberOfDependants = itemsOf(dependants.data ?? []).length;
  const values = { retirementContributions, numberOfDependants };
  const found = [
    {
      key: 'retirementContributions' as const,
      label: 'Your retirement contributions',
      text: moneyText(retirementContributions),
      source: itemsOf(plans.data ?? []).some(({ retirementPlanningTypeId }) =>
        isPaidByEmployerToo(types?.find(({ id }) => id === retirementPlanningTypeId)?.name),
      )
        ? 'Retirement Planning, with your employer’s part: take that off'
        : 'Retirement Planning',
    },
    {
      key: 'numberOfDependants' as const,
      label: 'Dependants on your medical aid',
      text: String(numberOfDependants),
      source: 'Medical Aid Dependants',
    },
  ].filter(({ key }) => values[key] > 0);
  return (
    <FoundPanel
      found={found.map((one) => ({ ...one, isTaken: entered[one.key] === values[one.key] }))}
      reads={readsOf([plans, dependants])}
      nothing="Nothing yet. Add your retirement plans and your medical aid in My Wealth."
      onTake={(keys) =>
        onTake(
          Object.fromEntries(
            found.filter(({ key }) => keys.includes(key)).map(({ key }) => [key, values[key]]),
          ),
        )
      }
    />
  );
};
