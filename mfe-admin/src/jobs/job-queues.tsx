import { calls, type JobQueue } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { Badge, AdminList, type AdminColumn } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';

const stateOf = ({ triedAgain, underWay, waiting }: JobQueue) =>
  triedAgain > 0
    ? ({ tone: 'warning', text: 'Failing' } as const)
    : underWay + waiting > 0
      ? ({ tone: 'info', text: 'Working' } as const)
      : ({ tone: 'success', text: 'Nothing waits' } as const);

const againOf = ({ triedAgain, nextAttemptAt }: JobQueue): string =>
  triedAgain === 0
    ? 'None'
    : `${triedAgain}${nextAttemptAt === null ? '' : `, next ${southAfricanTime(nextAttemptAt)}`}`;

const columns: readonly AdminColumn<JobQueue>[] = [
  { name: 'title', label: 'What', cell: ({ title }) => <strong>{title}</strong> },
  {
    name: 'state',
    label: 'State',
    cell: (queue) => <Badge tone={stateOf(queue).tone}>{stateOf(queue).text}</Badge>,
  },
  { name: 'waiting', label: 'Waiting', cell: ({ waiting }) => waiting, isNumber: true },
  { name: 'underWay', label: 'Under way', cell: ({ underWay }) => underWay, isNumber: true },
  { name: 'again', label: 'Tried again', cell: againOf },
  { name: 'attempts', label: 'Attempts in all', cell: ({ attempts }) => attempts, isNumber: true },
];

/** Job counts by kind: waiting, running, failed and being retried. */
export const JobQueues = () => {
  const reading = useQuery(calls.administration.jobs.query({}, { staleTime: 0, refetchInterval: 15_000 }));
  return (
    <AdminList<JobQueue>
      label="Kinds of jobs"
      rows={{
        data: reading.data?.toSorted(
          (a, b) => b.triedAgain - a.triedAgain || Number(a.isRecurring) - Number(b.isRecurring),
        ),
        error: reading.error,
        refetch: reading.refetch,
      }}
      keyOf={({ name }) => name}
      nameOf={({ title }) => title}
      columns={columns}
    />
  );
};
