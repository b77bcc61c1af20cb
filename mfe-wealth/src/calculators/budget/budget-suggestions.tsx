import { calls, itemsOf } from '@phila/contract/calls';
import { moneyText } from '@phila/contract/format';
import { lookups } from '@phila/contract/lookups';
import type { BudgetEntry } from '@phila/finance/budget';
import { useRead } from '@phila/platform';
import { useMemo } from 'react';
import { FoundPanel, readsOf } from '../frame/found-panel.tsx';
import { foundLines } from './found-lines.ts';

interface BudgetSuggestionsProps {
  entry: BudgetEntry;
  onTake: (part: BudgetEntry) => void;
}

const everyRow = { query: {} };

/** What the person pays each month by their own records and calculators, for the lines of the budget. */
export const BudgetSuggestions = ({ entry, onTake }: BudgetSuggestionsProps) => {
  const insurance = useRead(calls.wealth.shortTermInsurance.list, everyRow);
  const covers = useRead(calls.wealth.riskCover.list, everyRow);
  const retirement = useRead(calls.wealth.retirementPlanning.list, everyRow);
  const investments = useRead(calls.wealth.shortTermInvestment.list, everyRow);
  const types = useRead(lookups.riskCoverTypes.call, {});
  const payslip = useRead(calls.wealth.payslip.read, {});
  const mortgage = useRead(calls.wealth.mortgage.read, {});
  const vehicle = useRead(calls.wealth.vehicle.read, {});
  const loan = useRead(calls.wealth.loan.read, {});
  const lines = useMemo(() => {
    const { idOf, labelOf } = lookups.riskCoverTypes;
    const nameOf = new Map((types.data ?? []).map((row) => [idOf(row), labelOf(row)]));
    return foundLines({
      insurance: itemsOf(insurance.data ?? []).map(({ monthlyPremium }) => monthlyPremium),
      covers: itemsOf(covers.data ?? []).map(({ typeId, monthlyContribution }) => ({
        type: typeId === null ? undefined : nameOf.get(typeId),
        monthlyContribution,
      })),
      retirement: itemsOf(retirement.data ?? []).map(({ monthlyContribution }) => monthlyContribution),
      investments: itemsOf(investments.data ?? []).map(({ monthlyContribution }) => monthlyContribution),
      netPay: payslip.data?.result.net ?? null,
      bond: mortgage.data?.result.totalMonthly ?? null,
      vehicle: vehicle.data?.result.totalMonthly ?? null,
      loan: loan.data?.result.totalMonthly ?? null,
    });
  }, [
    insurance.data,
    covers.data,
    retirement.data,
    investments.data,
    types.data,
    payslip.data,
    mortgage.data,
    vehicle.data,
    loan.data,
  ]);
  return (
    <FoundPanel
      found={lines.map(({ field, label, amount, source }) => ({
        key: field,
        label,
        text: moneyText(amount),
        source,
        isTaken: entry[field] === amount,
      }))}
      reads={readsOf([insurance, covers, retirement, investments, types, payslip, mortgage, vehicle, loan])}
      nothing="Nothing that is paid each month yet. Add your policies in My Wealth, or save a calculator."
      onTake={(keys) =>
        onTake(
          Object.fromEntries(
            lines.filter(({ field }) => keys.includes(field)).map(({ field, amount }) => [field, amount]),
          ),
        )
      }
    />
  );
};
