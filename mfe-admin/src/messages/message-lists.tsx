import { calls, type Message, type ValueOf } from '@phila/contract/calls';
import { useMay } from '@phila/platform';
import { AdminList, Button, Empty, useListAddress } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Earlier } from '../administrative/earlier.tsx';
import { messageColumns, nameOf } from './message-columns.tsx';
import { useMessageActs } from './use-message-acts.tsx';

const { failedMessages, messages, sentMessages } = calls.administration;
type Unsent = ValueOf<typeof failedMessages>[number];

const keyOf = ({ id }: Message): string => id;

const tryAgain =
  (busy: string | null, again: (jobId: string) => void) =>
  ({ jobId }: Unsent) => (
    <Button size="small" loading={busy === jobId} onClick={() => again(jobId)}>
      Try again
    </Button>
  );

/** Messages that failed in all attempts. */
export const FailedMessages = () => {
  const reading = useQuery(failedMessages.query({}, { staleTime: 0 }));
  const mayWrite = useMay('site.operations.write');
  const { busy, again, dialog } = useMessageActs();
  return (
    <>
      <AdminList<Unsent>
        label="Messages that failed"
        rows={reading}
        keyOf={keyOf}
        nameOf={nameOf}
        columns={[
          ...messageColumns('Asked for'),
          { name: 'reason', label: 'Why', cell: ({ reason }) => reason },
          { name: 'attempts', label: 'Attempts', cell: ({ attempts }) => attempts, isNumber: true },
        ]}
        empty={
          <Empty title="Every message could be sent">
            A message is tried for two days. One that could not be sent by then appears here.
          </Empty>
        }
        {...(mayWrite ? { actions: tryAgain(busy, again) } : {})}
      />
      {dialog}
    </>
  );
};

/** Messages waiting for their time or for another attempt. */
export const WaitingMessages = () => {
  const reading = useQuery(messages.query({}, { staleTime: 0, refetchInterval: 15_000 }));
  return (
    <AdminList<Message>
      label="Messages that wait"
      rows={reading}
      keyOf={keyOf}
      nameOf={nameOf}
      columns={messageColumns('Asked for')}
      empty={<Empty title="Nothing waits to be sent" />}
    />
  );
};

/** Messages sent in the last 90 days, the latest first. */
export const SentMessages = () => {
  const after = useListAddress().value('after');
  const reading = useQuery(
    sentMessages.query({ query: after === null ? {} : { After: after } }, { staleTime: 0 }),
  );
  return (
    <AdminList<Message>
      label="Messages that were sent"
      rows={{ data: reading.data?.entries, error: reading.error, refetch: reading.refetch }}
      keyOf={keyOf}
      nameOf={nameOf}
      columns={messageColumns('Sent')}
      empty={<Empty title="Nothing was sent yet" />}
      paging={<Earlier next={reading.data?.next ?? null} />}
    />
  );
};
