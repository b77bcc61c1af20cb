import { calls } from '@phila/contract/calls';
import { shippedTaxYears } from '@phila/finance/tax-years';
import { send, useToday } from '@phila/platform';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CalculatorPage } from '../frame/calculator-page.tsx';
import { foldedPayslip } from './folded-payslip.ts';
import { payslipWith } from './payslip.ts';
import { PayslipSuggestions } from './payslip-suggestions.tsx';

const { read, save } = calls.wealth.payslip;

/**
 * A payslip (specification: wealth, "Calculators"). It stands at once, by the tax years that were shipped; where the
 * service knows others or has corrected one, it follows those as they come.
 */
const PayslipPage = () => {
  const today = useToday();
  const { data } = useQuery(calls.wealth.taxYears.query({}, { staleTime: Infinity }));
  const known = useMemo(
    () =>
      data === undefined || JSON.stringify(data) === JSON.stringify(shippedTaxYears) ? shippedTaxYears : data,
    [data],
  );
  const payslip = useMemo(() => payslipWith(known, today), [known, today]);
  return (
    <CalculatorPage
      // The choices of the form are those of the tax years: with others, it is another form.
      key={known.map(({ id }) => id).join()}
      type={payslip}
      folded={foldedPayslip}
      read={read}
      save={(entry) => send(save, { body: entry })}
      renderSuggestions={(props) => <PayslipSuggestions {...props} />}
    />
  );
};

export default PayslipPage;
