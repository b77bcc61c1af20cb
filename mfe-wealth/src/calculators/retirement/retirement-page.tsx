import { calls } from '@phila/contract/calls';
import { send, useToday } from '@phila/platform';
import { Surface } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFigures } from '../../figures/use-figures.ts';
import { CalculatorPage } from '../frame/calculator-page.tsx';
import { Explanation } from '../frame/explanation.tsx';
import { ratesOn } from './rates-on.ts';
import { retirementWith } from './retirement.ts';

const { read, save } = calls.wealth.retirement;

/**
 * Retirement plan (specification: wealth, "Calculators"). Works at once with the shipped figures; uses those of the
 * service's tax year when they arrive and differ.
 */
const RetirementPage = () => {
  const today = useToday();
  const { data } = useQuery(calls.wealth.taxYears.query({}, { staleTime: Infinity }));
  const figures = useFigures();
  const rates = useMemo(() => ratesOn(today, data ?? [], figures), [data, figures, today]);
  const retirement = useMemo(() => retirementWith(rates), [rates]);
  return (
    <CalculatorPage
      type={retirement}
      read={read}
      save={(entry) => send(save, { body: entry })}
      renderBeside={({ result: { savingsWithdrawal } }) =>
        savingsWithdrawal !== null && (
          <Surface title="Taken now, line by line">
            <Explanation lines={savingsWithdrawal.steps} />
          </Surface>
        )
      }
    />
  );
};

export default RetirementPage;
