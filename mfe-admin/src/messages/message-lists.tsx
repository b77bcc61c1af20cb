import { calls, type Message, type ValueOf } from '@phila/contract/calls';
import { send, useMay, useRead } from '@phila/platform';
import { Button, classes, DataTable, Empty, Loaded, Skeleton } from '@phila/ui';
import { useSearchParams } from 'react-router-dom';
import { Earlier } from '../administrative/earlier.tsx';
import { useActs } from '../acts/use-acts.tsx';
import { messageColumns, nameOf } from './message-columns.tsx';

const { failedMessages, messages, messagesAgain, sentMessages } = calls.administration;
type Unsent = ValueOf<typeof failedMessages>[number];

const keyOf = ({ id }: Message): string => id;

type Acts = ReturnType<typeof useActs>;

const tryAgain =
  (busy: Acts['busy'], act: Acts['act']) =>
  ({ id, jobId }: Unsent) => (
    <Button
      size="small"
      loading={busy === id}
      onClick={() =>
        void act({
          row: id,
          work: () => send(messagesAgain, { body: { ids: [jobId] } }),
          done: 'It will be tried again',
        })
      }
    >
      Try again
    </Button>
  );

/** Those that are tried no more. */
export const FailedMessages = () => {
  const reading = useRead(failedMessages, {}, { staleTime: 0 });
  const mayWrite = useMay('site.operations.write');
  const { busy, act, dialog } = useActs([failedMessages, messages]);
  return (
    <>
      <Loaded
        isList
        what="Messages that failed"
        reading={reading}
        waiting={<Skeleton height={200} />}
        empty={
          <Empty title="Every message could be sent">
            A message is tried for two days. One that could not be sent by then appears here.
          </Empty>
        }
      >
        {(rows) => (
          <DataTable<Unsent>
            label="Messages that failed"
            rows={rows}
            keyOf={keyOf}
            nameOf={nameOf}
            columns={[
              ...messageColumns('Asked for'),
              { name: 'reason', label: 'Why', cell: ({ reason }) => reason },
              { name: 'attempts', label: 'Attempts', cell: ({ attempts }) => attempts, isNumber: true },
            ]}
            {...(mayWrite ? { actions: tryAgain(busy, act) } : {})}
          />
        )}
      </Loaded>
      {dialog}
    </>
  );
};

/** Those that wait for their time, or for another attempt. */
export const WaitingMessages = () => {
  const reading = useRead(messages, {}, { staleTime: 0, refetchInterval: 15_000 });
  return (
    <Loaded
      isList
      what="Messages that wait"
      reading={reading}
      waiting={<Skeleton height={200} />}
      empty={<Empty title="Nothing waits to be sent" />}
    >
      {(rows) => (
        <DataTable<Message>
          label="Messages that wait"
          rows={rows}
          keyOf={keyOf}
          nameOf={nameOf}
          columns={messageColumns('Asked for')}
        />
      )}
    </Loaded>
  );
};

/** Those of the last 90 days, the latest first. */
export const SentMessages = () => {
  const [params] = useSearchParams();
  const after = params.get('after');
  const reading = useRead(sentMessages, { query: after === null ? {} : { After: after } }, { staleTime: 0 });
  return (
    <Loaded isList what="Messages that were sent" reading={reading} waiting={<Skeleton height={320} />}>
      {({ entries, next }) =>
        entries.length === 0 ? (
          <Empty title="Nothing was sent yet" />
        ) : (
          <div className={classes('stack gap-16')}>
            <DataTable<Message>
              label="Messages that were sent"
              rows={entries}
              keyOf={keyOf}
              nameOf={nameOf}
              columns={messageColumns('Sent')}
            />
            <Earlier next={next} />
          </div>
        )
      }
    </Loaded>
  );
};
