import { calls, itemsOf } from '@phila/contract/calls';
import { moneyText } from '@phila/contract/format';
import { useQuery } from '@tanstack/react-query';
import { FoundPanel } from '../../calculators/frame/found-panel.tsx';
import { readsOf } from '../../elsewhere/reads.ts';
import type { Values } from '../../keeping/start.ts';
import { useOwn } from '../../elsewhere/use-own.ts';

interface Family {
  monthlyIncome: number | null;
  adults: number | null;
  children: number | null;
}

interface FamilySuggestionsProps {
  values: Values;
  onTake: (part: Partial<Family>) => void;
}

/** Dependant types at a child's contribution: under 21, student, with a disability. */
const CHILDREN: readonly (number | null)[] = [2, 3, 5];

/** Offers the family's size from dependants and the payslip. */
export const FamilySuggestions = ({ values: entered, onTake }: FamilySuggestionsProps) => {
  const dependants = useQuery(calls.wealth.medicalAidDependant.list.query({ query: {} }));
  const payslip = useQuery(calls.wealth.payslip.read.query({}));
  const { own, isOwn } = useOwn();
  const types = itemsOf(dependants.data ?? []).map(({ typeNo }) => typeNo);
  const children = types.filter((type) => CHILDREN.includes(type)).length;
  const values = {
    monthlyIncome: (isOwn.has('payslip') && payslip.data?.entry.basicSalary) || 0,
    adults: types.length - children,
    children,
  };
  const found = [
    {
      key: 'monthlyIncome' as const,
      label: 'Your income a month',
      text: moneyText(values.monthlyIncome),
      source: 'Payslip Simulator: your basic salary',
    },
    {
      key: 'adults' as const,
      label: 'Adults beside you',
      text: String(values.adults),
      source: 'Medical Aid Dependants',
    },
    {
      key: 'children' as const,
      label: 'Children',
      text: String(values.children),
      source: 'Medical Aid Dependants',
    },
  ].filter(({ key }) => (key === 'monthlyIncome' ? values[key] > 0 : types.length > 0));
  return (
    <FoundPanel
      found={found.map((one) => ({ ...one, isTaken: (entered[one.key] ?? 0) === values[one.key] }))}
      reads={readsOf([dependants, payslip, own])}
      nothing="Nothing yet. Add your dependants in My Wealth, or save a payslip as yours."
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
