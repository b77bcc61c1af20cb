import { calls } from '@phila/contract/calls';
import { notify, send } from '@phila/platform';
import { Button, classes, Surface } from '@phila/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const { tester, testReleases } = calls.visitor;

/** Makes this browser a tester’s, or an ordinary one again. */
export const Tester = () => {
  const { data } = useQuery(tester.query({}, { staleTime: 0 }));
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  if (data === undefined) return null;
  const { isTester } = data;
  const change = async (): Promise<void> => {
    setSending(true);
    try {
      await send(testReleases, { body: { isTester: !isTester } });
      client.setQueryData(tester.query({}).queryKey, { isTester: !isTester });
    } catch {
      notify({ severity: 'error', text: 'This did not work. Please try again.' });
    } finally {
      setSending(false);
    }
  };
  return (
    <Surface title="Testing in this browser">
      <div className={classes('row wrap gap-12')}>
        <p>
          {isTester
            ? 'This browser gets the testers’ version from the next page until you sign out.'
            : 'This browser has what everyone has.'}
        </p>
        <Button size="small" disabled={isSending} onClick={() => void change()}>
          {isTester ? 'Stop testing' : 'Test in this browser'}
        </Button>
      </div>
    </Surface>
  );
};
