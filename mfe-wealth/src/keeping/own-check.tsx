import { calls, type OwnableCalculator, ownableCalculators } from '@phila/contract/calls';
import { messageOf, notify } from '@phila/platform';
import { Check, classes } from '@phila/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BecomeRecord } from './become-record.tsx';

const { ownCalculations, saveOwnCalculation } = calls.wealth;

const words: Readonly<Record<OwnableCalculator, { label: string; counts: string }>> = {
  payslip: { label: 'This is my own pay', counts: 'in your budget and beside what you pay each month' },
  mortgage: { label: 'This is my own bond', counts: 'in what you pay each month and what you owe' },
  vehicle: { label: 'This is my own vehicle finance', counts: 'in what you pay each month and what you owe' },
  loan: { label: 'This is my own loan', counts: 'in what you pay each month and what you owe' },
};

/** True if the calculator's entry can be the person's own. */
export const isOwnable = (name: string): name is OwnableCalculator =>
  ownableCalculators.some((one) => one === name);

/** Marks a saved entry as the person's own, not a trial: only then does it count elsewhere. */
export const OwnCheck = ({ calculator }: { calculator: OwnableCalculator }) => {
  const own = useQuery(ownCalculations.query({}));
  const marking = useMutation(
    saveOwnCalculation.mutation({
      // A bond or vehicle affects dashboard checks.
      refreshes: [
        ownCalculations,
        calls.wealth.netWorth.read,
        calls.wealth.upcomingPayments,
        calls.dashboard.wellbeingChecks,
      ],
    }),
  );
  /** The pressed state until the service confirms it. */
  const [pressed, setPressed] = useState<boolean | null>(null);
  if (own.data === undefined) return null;
  const isOwn = pressed ?? own.data.includes(calculator);
  const press = async (next: boolean) => {
    setPressed(next);
    try {
      await marking.mutateAsync({ params: { calculator }, body: { isOwn: next } });
      await own.refetch();
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error, 'This did not work. Please try again.') });
    } finally {
      setPressed(null);
    }
  };
  const { label, counts } = words[calculator];
  return (
    <div className={classes('stack gap-4 above-16')}>
      <Check checked={isOwn} disabled={pressed !== null} onChange={(next) => void press(next)}>
        {label}
      </Check>
      <p className={classes('small muted')}>
        {isOwn ? `It counts ${counts}.` : `Until you say so it is a trial. Then it counts ${counts}.`}
      </p>
      {isOwn && calculator !== 'payslip' && <BecomeRecord calculator={calculator} />}
    </div>
  );
};
