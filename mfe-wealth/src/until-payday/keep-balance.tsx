import { calls, type UpcomingPayments } from '@phila/contract/calls';
import { notify } from '@phila/platform';
import { Button, classes } from '@phila/ui';
import { useMutation } from '@tanstack/react-query';
import { refreshedByValue } from '../recorded/refreshed-by-value.ts';

interface KeepBalanceProps {
  upcoming: UpcomingPayments;
  /** Rand. */
  balance: number;
}

/** Keeps what was typed as today’s value of the person’s one account among the things they own. */
export const KeepBalance = ({ upcoming: { accounts, today }, balance }: KeepBalanceProps) => {
  const { mutateAsync, isPending } = useMutation(
    calls.wealth.netWorth.setValue.mutation({ refreshes: refreshedByValue }),
  );
  const [account] = accounts;
  if (account === undefined || accounts.length > 1 || balance < 0) return null;
  const { id, name, value, valuedOn } = account;
  if (value === balance && valuedOn === today)
    return <p className={classes('small muted above-16')}>Kept as today’s value of {name}.</p>;
  return (
    <p className={classes('above-16')}>
      <Button
        disabled={isPending}
        onClick={async () => {
          await mutateAsync({ params: { of: 'asset', id }, body: { day: today, value: balance } });
          notify({ severity: 'success', text: `${name} is saved` });
        }}
      >
        Keep it as today’s value of {name}
      </Button>
    </p>
  );
};
