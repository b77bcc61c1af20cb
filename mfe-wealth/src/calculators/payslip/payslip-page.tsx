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
 * Payslip (specification: wealth, "Calculators"). Works at once with the shipped tax years; uses the service's new or
 * corrected ones when they arrive.
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
      // Remounts the form for other tax years, as they are its choices.
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
