import { calls, itemsOf, queryOf } from '@phila/contract/calls';
import { messageOf, notify, useToday } from '@phila/platform';
import { Button, classes } from '@phila/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { kindOfCalculator, type LoanCalculator } from '@phila/contract/records/debt-kinds';
import { paidMonthly } from '@phila/finance/monthly-payments';
import { owedOn } from './owed-on.ts';

const LOANS = '/wealth/financial-products/loans';
const { debts } = calls.wealth;

/**
 * Turns a saved calculation marked as the person's own into a loan record, or links to an existing one of its kind. The
 * person adds bank and end there.
 */
export const BecomeRecord = ({ calculator }: { calculator: LoanCalculator }) => {
  const today = useToday();
  const saved = useQuery(queryOf(calls.wealth[calculator].read, {})).data;
  const recorded = useQuery(debts.list.query({ query: {} })).data;
  const creating = useMutation(
    debts.create.mutation({
      refreshes: [debts.list, calls.dashboard.wellbeingChecks, calls.dashboard.reminders],
    }),
  );
  if (saved === undefined || saved === null || recorded === undefined) return null;
  const kind = kindOfCalculator[calculator];
  if (itemsOf(recorded).some((debt) => debt.kind === kind))
    return (
      <p className={classes('small')}>
        While you keep one in <Link to={LOANS}>Loans &amp; Bonds</Link>, that one counts in its place.
      </p>
    );
  const { entry, result } = saved;
  const balance = owedOn(result, today);
  if (balance === null) return null;
  const keep = () =>
    creating.mutate(
      {
        body: {
          kind,
          bankId: null,
          bankName: null,
          accountNumber: null,
          balance,
          balanceDate: today,
          annualInterestRate: entry.annualInterestRate,
          // Includes extra payments, as the balance and the end do.
          monthlyInstalment: paidMonthly(saved),
          dueDay: null,
          endDate: result.schedule.at(-1)?.date ?? null,
        },
      },
      {
        onSuccess: () =>
          notify({ severity: 'success', text: 'It is in your Loans & Bonds. You can add its bank there.' }),
        onError: (error) =>
          notify({ severity: 'error', text: messageOf(error, 'This did not work. Please try again.') }),
      },
    );
  return (
    <div>
      <Button loading={creating.isPending} onClick={keep}>
        Keep it in Loans &amp; Bonds
      </Button>
    </div>
  );
};
