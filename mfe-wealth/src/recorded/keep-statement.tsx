import { calls } from '@phila/contract/calls';
import { messageOf, notify } from '@phila/platform';
import { Button, Callout, classes } from '@phila/ui';
import { useMutation } from '@tanstack/react-query';
import { refreshedByValue } from './refreshed-by-value.ts';

/** Offers once to make records of the lines of the last statement that none holds. */
export const KeepStatement = ({ lines }: { lines: number }) => {
  const answering = useMutation(
    calls.wealth.netWorth.keepStatement.mutation({ refreshes: refreshedByValue }),
  );
  const answer = async (keep: boolean) => {
    try {
      const made = await answering.mutateAsync({ body: { keep } });
      if (keep)
        notify({ severity: 'success', text: made === 1 ? '1 record is made' : `${made} records are made` });
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error, 'This did not work. Please try again.') });
    }
  };
  if (lines === 0) return null;
  return (
    <Callout title="From the net wealth that you saved">
      <p>
        {lines === 1 ? 'One line of it has' : `${lines} lines of it have`} no record yet. As records they
        count here and keep themselves over time. If some repeat what you have here, remove those afterwards.
      </p>
      <p className={classes('row wrap gap-12 above-12')}>
        <Button type="primary" loading={answering.isPending} onClick={() => void answer(true)}>
          {lines === 1 ? 'Keep it as a record' : `Keep these ${lines} as records`}
        </Button>
        <Button disabled={answering.isPending} onClick={() => void answer(false)}>
          No, thank you
        </Button>
      </p>
    </Callout>
  );
};
